"""Processes that share the work of an experiment."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType
from typing import Self, TypeVar

from argosy.core.edition import bad
from argosy.core.phrase import verbatim

MOST = 256

Part = TypeVar("Part")
Answer = TypeVar("Answer")


class Workers:
    """So many processes, or none: a single job is done where it is asked for."""

    def __init__(self, jobs: int) -> None:
        if not 1 <= jobs <= MOST:
            raise bad("jobs", most=MOST, jobs=verbatim(jobs))
        context = multiprocessing.get_context("forkserver")
        self.pool = ProcessPoolExecutor(jobs, mp_context=context) if jobs > 1 else None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def map(self, work: Callable[[Part], Answer], parts: Iterable[Part]) -> Iterator[Answer]:
        """Yield the answers in the order of the parts, whoever is done first."""
        return self.pool.map(work, parts) if self.pool is not None else map(work, parts)
