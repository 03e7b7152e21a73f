"""A Ray cluster of two nodes on this machine plays what one process plays, also when one of them is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from potasovka.core import PotasovkaError
from potasovka.lab import Crew, simulate
from potasovka.lab.balance import Scales, weigh
from potasovka.lab.ladder import Climb, climb
from potasovka.lab.training import Course, train

SPACE = 80_000_000
"""Bytes that each node may keep for others; it is the least there is."""
AL9 = {"players": 2, "boxes": ["awesome_level_9000"]}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head that plays nothing itself, and two nodes that do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        from ray.cluster_utils import Cluster

        head = {"num_cpus": 0, "include_dashboard": False, "object_store_memory": SPACE}
        made = Cluster(initialize_head=True, head_node_args=head)
        try:
            made.players = [made.add_node(num_cpus=1, object_store_memory=SPACE) for _ in range(2)]
            yield made
        finally:
            made.shutdown()


def test_every_study_is_the_same_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    crew = Crew(cluster=cluster.address)
    ladder = Climb("hitzroad", {"players": 2}, (("normal", "random"),), 4, 3)
    assert climb(ladder, crew=crew)["normal", "random"].tally == climb(ladder)["normal", "random"].tally
    course = Course("smashup", 1, 2, tmp_path / "cluster")
    assert train(course, crew) == train(course._replace(folder=tmp_path / "alone"))
    scales = Scales("smashup", {"boxes": ["base_box"]}, "random", 1, 4)
    assert weigh(scales, crew=crew) == weigh(scales)


def test_the_games_of_a_lost_node_are_played_again(cluster: Any) -> None:
    done: list[int] = []

    def progress(more: int) -> None:
        if not done:
            cluster.remove_node(cluster.players.pop(), allow_graceful=False)
        done.append(more)

    found = simulate("smashup", AL9, 600, 7, Crew(cluster=cluster.address), progress)
    assert sum(done) == 600
    assert len(cluster.players) == 1
    assert found.digest == simulate("smashup", AL9, 600, 7).digest


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(PotasovkaError, match="there is no Ray cluster at nowhere"):
        simulate("smashup", AL9, 60, 7, Crew(cluster="nowhere"))
    with pytest.raises(PotasovkaError, match="name jobs or a cluster, not both"):
        Crew(2, "auto").check()
