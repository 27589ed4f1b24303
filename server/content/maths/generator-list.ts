import type { QuestionGenerator } from './draft.ts'
import { algebraicExpressionGenerators } from './generators/algebraic-expressions.ts'
import { circleAndChanceProblems } from './generators/circle-and-chance-problems.ts'
import { circleAndChanceGenerators } from './generators/circles-and-chance.ts'
import { coordinateProblems } from './generators/coordinate-problems.ts'
import { coordinateGenerators } from './generators/coordinates.ts'
import { dataAnalysisProblems } from './generators/data-analysis-problems.ts'
import { dataDescriptionGenerators } from './generators/data-description.ts'
import { dataProblems } from './generators/data-problems.ts'
import { equationApplications } from './generators/equation-applications.ts'
import { expressionProblems } from './generators/expression-problems.ts'
import { fractionProblems } from './generators/fraction-problems.ts'
import { functionAndDataGenerators } from './generators/functions-and-data.ts'
import { geometryBasicsGenerators } from './generators/geometry-basics.ts'
import { inequalityGenerators } from './generators/inequalities.ts'
import { inequalityProblems } from './generators/inequality-problems.ts'
import { inverseAndSimilarityProblems } from './generators/inverse-and-similarity-problems.ts'
import { lineAndAngleProblems } from './generators/line-and-angle-problems.ts'
import { lineGraphProblems } from './generators/line-graph-problems.ts'
import { linearEquationProblems } from './generators/linear-equation-problems.ts'
import { linearEquationGenerators } from './generators/linear-equations.ts'
import { linearSystemProblems } from './generators/linear-system-problems.ts'
import { linearSystemGenerators } from './generators/linear-systems.ts'
import { numberLineGenerators } from './generators/number-lines.ts'
import { parallelLineGenerators } from './generators/parallel-lines.ts'
import { polynomialProblems } from './generators/polynomial-problems.ts'
import { polynomialGenerators } from './generators/polynomials.ts'
import { productProblems } from './generators/product-problems.ts'
import { productAndFractionGenerators } from './generators/products-and-fractions.ts'
import { quadraticEquationProblems } from './generators/quadratic-equation-problems.ts'
import { quadraticFunctionProblems } from './generators/quadratic-function-problems.ts'
import { quadraticGenerators } from './generators/quadratics.ts'
import { quadrilateralProblems } from './generators/quadrilateral-problems.ts'
import { radicalProblems } from './generators/radical-problems.ts'
import { radicalAndQuadrilateralGenerators } from './generators/radicals-and-quadrilaterals.ts'
import { rationalNumberProblems } from './generators/rational-number-problems.ts'
import { rationalNumberGenerators } from './generators/rational-numbers.ts'
import { rationalOperationProblems } from './generators/rational-operation-problems.ts'
import { rationalOperationGenerators } from './generators/rational-operations.ts'
import { realNumberProblems } from './generators/real-number-problems.ts'
import { realNumberGenerators } from './generators/real-numbers.ts'
import { segmentAndAngleProblems } from './generators/segment-and-angle-problems.ts'
import { analyticGeometryGenerators } from './generators/senior-analytic-geometry.ts'
import { seniorChanceProblems } from './generators/senior-chance-problems.ts'
import { seniorConicProblems } from './generators/senior-conic-problems.ts'
import { seniorCurveProblems } from './generators/senior-curve-problems.ts'
import { seniorDerivativeProblems } from './generators/senior-derivative-problems.ts'
import { seniorFunctionProblems } from './generators/senior-function-problems.ts'
import { seniorFunctionGenerators } from './generators/senior-functions.ts'
import { seniorLineProblems } from './generators/senior-line-problems.ts'
import { seniorSequenceProblems } from './generators/senior-sequence-problems.ts'
import { sequenceAndDerivativeGenerators } from './generators/senior-sequences-and-derivatives.ts'
import { seniorSetProblems } from './generators/senior-set-problems.ts'
import { setAndInequalityGenerators } from './generators/senior-sets-and-inequalities.ts'
import { seniorSolidProblems } from './generators/senior-solid-problems.ts'
import { solidAndChanceGenerators } from './generators/senior-solids-and-chance.ts'
import { seniorVectorProblems } from './generators/senior-vector-problems.ts'
import { vectorAndComplexGenerators } from './generators/senior-vectors-and-complex.ts'
import { shapeAndGraphGenerators } from './generators/shapes-and-graphs.ts'
import { similarityAndTrigonometryGenerators } from './generators/similarity-and-trigonometry.ts'
import { symmetryProblems } from './generators/symmetry-problems.ts'
import { triangleProblems } from './generators/triangle-problems.ts'
import { triangleGenerators } from './generators/triangles.ts'
import { trigonometryAndViewProblems } from './generators/trigonometry-and-view-problems.ts'

/**
 * Every generator, in the order of the books; those that draw figures, and those that give every knowledge point
 * questions of all three difficulties, come after, so that the order of the earlier ones stays.
 */
export const questionGenerators: readonly QuestionGenerator[] = [
  ...rationalNumberGenerators,
  ...rationalOperationGenerators,
  ...algebraicExpressionGenerators,
  ...polynomialGenerators,
  ...linearEquationGenerators,
  ...geometryBasicsGenerators,
  ...parallelLineGenerators,
  ...realNumberGenerators,
  ...coordinateGenerators,
  ...linearSystemGenerators,
  ...inequalityGenerators,
  ...dataDescriptionGenerators,
  ...triangleGenerators,
  ...productAndFractionGenerators,
  ...radicalAndQuadrilateralGenerators,
  ...functionAndDataGenerators,
  ...quadraticGenerators,
  ...circleAndChanceGenerators,
  ...similarityAndTrigonometryGenerators,
  ...setAndInequalityGenerators,
  ...seniorFunctionGenerators,
  ...vectorAndComplexGenerators,
  ...solidAndChanceGenerators,
  ...analyticGeometryGenerators,
  ...sequenceAndDerivativeGenerators,
  ...numberLineGenerators,
  ...shapeAndGraphGenerators,
  ...rationalNumberProblems,
  ...rationalOperationProblems,
  ...expressionProblems,
  ...polynomialProblems,
  ...linearEquationProblems,
  ...equationApplications,
  ...segmentAndAngleProblems,
  ...lineAndAngleProblems,
  ...realNumberProblems,
  ...coordinateProblems,
  ...linearSystemProblems,
  ...inequalityProblems,
  ...dataProblems,
  ...triangleProblems,
  ...symmetryProblems,
  ...productProblems,
  ...fractionProblems,
  ...radicalProblems,
  ...quadrilateralProblems,
  ...lineGraphProblems,
  ...dataAnalysisProblems,
  ...quadraticEquationProblems,
  ...quadraticFunctionProblems,
  ...circleAndChanceProblems,
  ...inverseAndSimilarityProblems,
  ...trigonometryAndViewProblems,
  ...seniorSetProblems,
  ...seniorFunctionProblems,
  ...seniorCurveProblems,
  ...seniorVectorProblems,
  ...seniorSolidProblems,
  ...seniorChanceProblems,
  ...seniorLineProblems,
  ...seniorConicProblems,
  ...seniorSequenceProblems,
  ...seniorDerivativeProblems,
]
