"""The evaluation of `empire` positions, for the bots of `carrack.bots`."""

from pathlib import Path

from carrack.bots.evaluators import Evaluation
from carrack.games.empire.bots.core.evaluation import SIZE, STAGES, EmpireEvaluator
from carrack.games.empire.bots.core.reader import EmpireReader

HERE = Path(__file__).parent
EVALUATION = Evaluation(
    SIZE, STAGES, EmpireEvaluator, HERE / "weights.json", reader=EmpireReader, net=HERE / "net.json"
)
