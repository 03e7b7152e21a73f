"""Who does the work of a study: this process, several, or the nodes of a Ray cluster. The results are the same."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from potasovka import __version__
from potasovka.bots import compiled
from potasovka.core import PotasovkaError

Task = TypeVar("Task")
Result = TypeVar("Result")
AHEAD = 4
"""Tasks for each processor of a cluster that are handed out before the first of them is back."""


class Crew(NamedTuple):
    """Hands."""

    jobs: int = 1
    """Processes on this machine."""
    cluster: str = ""
    """The address of a Ray cluster that does it instead, `ray://…`, `HOST:PORT` or `auto`."""

    def check(self) -> None:
        """What cannot be is said before any work begins."""
        if self.jobs < 1:
            raise PotasovkaError(f"jobs must be at least 1, not {self.jobs}")
        if self.cluster and find_spec("ray") is None:
            raise PotasovkaError("a cluster needs ray: pip install 'potasovka[cluster]'")
        if self.cluster and self.jobs > 1:
            raise PotasovkaError("name jobs or a cluster, not both")

    def do(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> Iterator[Result]:
        """The result of each task, in their order. `work` is a function of a module, tasks and results are data."""
        if self.cluster:
            yield from _on_cluster(work, tasks, self.cluster)
        elif self.jobs == 1 or len(tasks) < 2:
            yield from map(work, tasks)
        else:
            with ProcessPoolExecutor(min(self.jobs, len(tasks)), mp_context=get_context("spawn")) as pool:
                with compiled.in_new_processes():
                    done = pool.map(work, tasks)  # it begins them
                yield from done


ALONE = Crew()
"""This process."""


def _on_cluster(work: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Iterator[Result]:
    """What a lost node has not handed in is done again by another one."""
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError) as error:
        raise PotasovkaError(f"there is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
    try:
        hand = ray.remote(num_cpus=1, max_retries=-1)(_at_node)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        out: deque[Any] = deque()
        for task in tasks:
            out.append(hand.remote(__version__, work, task))
            if len(out) >= most:
                yield ray.get(out.popleft())
        while out:
            yield ray.get(out.popleft())
    finally:
        ray.shutdown()


def _at_node(version: str, work: Callable[[Task], Result], task: Task) -> Result:
    """One task at a node, which must have the same Potasovka."""
    if version != __version__:
        raise PotasovkaError(f"a node of the cluster has Potasovka {__version__}, not {version}")
    return work(task)
