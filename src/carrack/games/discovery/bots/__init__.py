"""The evaluation of `discovery` positions, for the bots of `carrack.bots`."""

from pathlib import Path

from carrack.bots.evaluators import Evaluation
from carrack.games.discovery.bots.core.direct import DirectPlay
from carrack.games.discovery.bots.core.evaluation import SIZE, STAGES
from carrack.games.discovery.bots.core.reader import DiscoveryReader

HERE = Path(__file__).parent
EVALUATION = Evaluation(SIZE, STAGES, DirectPlay, HERE / "weights.json", True, DiscoveryReader, HERE / "net.json")
