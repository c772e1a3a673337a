"""Compilation of the exports to one WebAssembly object file."""

import os
import re
from collections.abc import Iterable
from typing import Any, Final

import llvmlite.binding as llvm
from numba import njit, types

from foretell.wasm.exporting import Export
from foretell.wasm.runtime import ARENA, COUNTING, RUNTIME

GENERIC: Final = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}
"""The environment in which Numba must start: without instructions of this processor, and without
optimisation for it, which comes later and for the target."""

_TRIPLE: Final = "wasm32-unknown-unknown"
_FEATURES: Final = "+bulk-memory,+sign-ext,+simd128,+nontrapping-fptoint,+mutable-globals"
_COUNTING: Final = re.compile(
    rf"^define [^\n]*@({'|'.join(COUNTING)})\([^\n]*\n.*?^}}$", re.MULTILINE | re.DOTALL
)
_SELDOM_CALLED: Final = re.compile(
    "7explain|7reasons|6levels|6solver|6trials|22successive_elimination"
    "|^(?:reasons|faults|traces|traces_by_rules|estimate|observation|legal_actions)$"
)
"""The names, mangled unless exported, of functions that compare or explain actions, which is done a
few times for a decision, play a gentle level, or solve the end of a round, which no bot does."""
_OF_THE_HOST: Final = re.compile(
    r'"(?:target-cpu|target-features|tune-cpu|probe-stack)"="[^"]*"'
    r"|^target [^\n]*$|\bdso_local\b",
    re.MULTILINE,
)


def object_file(exports: Iterable[Export]) -> bytes:
    """Return the exports and everything they call, as an object file for a linker.

    Raises:
        RuntimeError: when Numba was not started in the environment ``GENERIC``.
    """
    if any(os.environ.get(name) != value for name, value in GENERIC.items()):
        raise RuntimeError(f"start Python with {GENERIC}, so that no code is for this processor")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(opt=3, features=_FEATURES)
    module = llvm.parse_assembly(_for_target(RUNTIME, machine))
    exported = set(ARENA)
    for export in exports:
        text, entry = _compiled(export)
        module.link_in(llvm.parse_assembly(_for_target(text, machine)))
        module.link_in(llvm.parse_assembly(_for_target(_entrance(export, entry), machine)))
        exported.add(export.name)
    _hide(module, exported)
    _make_small(module)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    _merge_duplicates(module, builder)
    emitted: bytes = machine.emit_object(module)
    return emitted


def _compiled(export: Export) -> tuple[str, str]:
    """Return the code of an export in LLVM's language, and its name there."""
    dispatcher = njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(
        export.function
    )
    dispatcher.compile(export.result(*export.arguments))
    (overload,) = dispatcher.overloads.values()
    text = str(overload.library.get_llvm_str())
    empty = r"define linkonce_odr void @\1(ptr %info) { ret void }"
    return _COUNTING.sub(empty, text), overload.fndesc.mangled_name


def _entrance(export: Export, entry: str) -> str:
    """Return a function that calls compiled code as a host does, and traps when it raises."""
    kinds = [_spelled(kind) for kind in export.arguments]
    parameters = ", ".join(f"{kind} %a{number}" for number, kind in enumerate(kinds))
    passed = "".join(f", {kind} %a{number}" for number, kind in enumerate(kinds))
    result = "void" if export.result == types.void else _spelled(export.result)
    place = "ptr" if result == "void" else result
    answer = "ret void" if result == "void" else f"%v = load {result}, ptr %r\n  ret {result} %v"
    return f"""
declare i32 @"{entry}"(ptr, ptr{"".join(f", {kind}" for kind in kinds)})
declare void @llvm.trap()
define {result} @{export.name}({parameters}) {{
  %r = alloca {place}
  %e = alloca ptr
  %status = call i32 @"{entry}"(ptr %r, ptr %e{passed})
  %fine = icmp eq i32 %status, 0
  br i1 %fine, label %good, label %bad
good:
  {answer}
bad:
  call void @llvm.trap()
  unreachable
}}
"""


def _spelled(kind: Any) -> str:
    if isinstance(kind, types.CPointer):
        return "ptr"
    names = {types.int32: "i32", types.int64: "i64", types.float64: "double"}
    return names[kind]


def _for_target(text: str, machine: llvm.TargetMachine) -> str:
    text = _OF_THE_HOST.sub("", text)
    return f'target triple = "{_TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n{text}'


def _hide(module: llvm.ModuleRef, exported: set[str]) -> None:
    """Make everything internal but the exports, so that what is unused is dropped."""
    for part in (*module.functions, *module.global_variables):
        if not part.is_declaration and part.name not in exported:
            part.linkage = "internal"


def _make_small(module: llvm.ModuleRef) -> None:
    """Prefer small code to fast code where little time is spent."""
    for function in module.functions:
        if not function.is_declaration and _SELDOM_CALLED.search(function.name):
            function.add_function_attribute("minsize")
            function.add_function_attribute("optsize")


def _merge_duplicates(module: llvm.ModuleRef, builder: llvm.PassBuilder) -> None:
    """Keep one of several equal functions, which Numba makes where callers are typed apart."""
    passes = llvm.create_new_module_pass_manager()
    passes.add_merge_functions_pass()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
