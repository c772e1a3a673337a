"""The token that a browser sends, under the name of its cookie."""

from starlette.datastructures import Headers

from foretell.server.http.cookies import HOST_ONLY, PLAIN, read_token


def test_only_over_https_a_cookie_with_the_plain_name_is_outdated() -> None:
    plain, own = Headers({"cookie": f"{PLAIN}=a"}), Headers({"cookie": f"{HOST_ONLY}=b"})
    assert read_token(plain, is_secure=True) == ("a", True)
    assert read_token(own, is_secure=True) == ("b", False)
    assert read_token(plain, is_secure=False) == ("a", False)
    assert read_token(Headers({}), is_secure=False) == ("", False)
