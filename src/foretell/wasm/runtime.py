"""The module's own runtime: an arena for the arrays of its host and of kernels.

Memory is reserved from the arena's top. A host reserves what it keeps, remembers the top, calls
exports and sets the top back (``release``). Numba's reference counting has nothing to do then:
its allocator reserves, and counting is empty.
"""

from typing import Final

ARENA: Final = ("reserve", "release")
"""Exports: ``reserve(bytes)`` returns the address of new memory, aligned to 16 bytes;
``release(address)`` frees it and all that was reserved later."""

COUNTING: Final = ("NRT_incref", "NRT_decref")
"""The functions of Numba that count references."""

RUNTIME: Final = """
@__heap_base = external global i8
@top = internal global i32 0

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define i32 @reserve(i32 %bytes) noinline {
  %last = load i32, ptr @top
  %is_new = icmp eq i32 %last, 0
  %base = ptrtoint ptr @__heap_base to i32
  %base_up = add i32 %base, 15
  %base_aligned = and i32 %base_up, -16
  %start = select i1 %is_new, i32 %base_aligned, i32 %last
  %bytes_up = add i32 %bytes, 15
  %size = and i32 %bytes_up, -16
  %end = add i32 %start, %size
  store i32 %end, ptr @top
  %end_up = add i32 %end, 65535
  %needed = lshr i32 %end_up, 16
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %lacks = icmp ugt i32 %needed, %pages
  br i1 %lacks, label %grow, label %done
grow:
  %more = sub i32 %needed, %pages
  %before = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %failed = icmp eq i32 %before, -1
  br i1 %failed, label %fail, label %done
fail:
  call void @llvm.trap()
  unreachable
done:
  ret i32 %start
}

define void @release(i32 %address) {
  store i32 %address, ptr @top
  ret void
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %bytes = trunc i64 %size to i32
  %whole = add i32 %bytes, 48
  %start = call i32 @reserve(i32 %whole)
  %info = inttoptr i32 %start to ptr
  %memory = add i32 %start, 48
  %data = inttoptr i32 %memory to ptr
  %place = getelementptr { i64, ptr, ptr, ptr, i64 }, ptr %info, i32 0, i32 3
  store ptr %data, ptr %place
  ret ptr %info
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  ret void
}

define ptr @NRT_Allocate(i64 %size) {
  %bytes = trunc i64 %size to i32
  %start = call i32 @reserve(i32 %bytes)
  %memory = inttoptr i32 %start to ptr
  ret ptr %memory
}

define void @NRT_Free(ptr %memory) {
  ret void
}
"""
"""The runtime in LLVM's language: what exports need that is not compiled from Python. An array's
``MemInfo`` has its data's address in its fourth field, as Numba expects."""
