// Names and keys that furo leaves out, for readers who listen or use the keyboard.

for (const wide of document.querySelectorAll(".table-wrapper, .highlight pre")) {
  if (wide.scrollWidth > wide.clientWidth) wide.setAttribute("tabindex", "0");
}
document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "All pages");
document.querySelector(".toc-drawer")?.setAttribute("aria-label", "This page");
const article = document.querySelector("article");
if (article && !article.querySelector("h1")) {
  const title = document.createElement("h1"); // of the search, whose results come below
  title.className = "visually-hidden";
  title.textContent = document.title;
  article.prepend(title);
}
