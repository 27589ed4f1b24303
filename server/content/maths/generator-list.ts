import type { QuestionGenerator } from './draft.ts'
import { algebraicExpressionGenerators } from './generators/algebraic-expressions.ts'
import { circleAndChanceGenerators } from './generators/circles-and-chance.ts'
import { coordinateGenerators } from './generators/coordinates.ts'
import { dataDescriptionGenerators } from './generators/data-description.ts'
import { functionAndDataGenerators } from './generators/functions-and-data.ts'
import { geometryBasicsGenerators } from './generators/geometry-basics.ts'
import { inequalityGenerators } from './generators/inequalities.ts'
import { linearEquationGenerators } from './generators/linear-equations.ts'
import { linearSystemGenerators } from './generators/linear-systems.ts'
import { numberLineGenerators } from './generators/number-lines.ts'
import { parallelLineGenerators } from './generators/parallel-lines.ts'
import { polynomialGenerators } from './generators/polynomials.ts'
import { productAndFractionGenerators } from './generators/products-and-fractions.ts'
import { quadraticGenerators } from './generators/quadratics.ts'
import { radicalAndQuadrilateralGenerators } from './generators/radicals-and-quadrilaterals.ts'
import { rationalNumberGenerators } from './generators/rational-numbers.ts'
import { rationalOperationGenerators } from './generators/rational-operations.ts'
import { realNumberGenerators } from './generators/real-numbers.ts'
import { analyticGeometryGenerators } from './generators/senior-analytic-geometry.ts'
import { seniorFunctionGenerators } from './generators/senior-functions.ts'
import { sequenceAndDerivativeGenerators } from './generators/senior-sequences-and-derivatives.ts'
import { setAndInequalityGenerators } from './generators/senior-sets-and-inequalities.ts'
import { solidAndChanceGenerators } from './generators/senior-solids-and-chance.ts'
import { vectorAndComplexGenerators } from './generators/senior-vectors-and-complex.ts'
import { shapeAndGraphGenerators } from './generators/shapes-and-graphs.ts'
import { similarityAndTrigonometryGenerators } from './generators/similarity-and-trigonometry.ts'
import { triangleGenerators } from './generators/triangles.ts'
import { circleAndChanceProblems } from './generators/circle-and-chance-problems.ts'
import { inverseAndSimilarityProblems } from './generators/inverse-and-similarity-problems.ts'
import { quadraticEquationProblems } from './generators/quadratic-equation-problems.ts'
import { quadraticFunctionProblems } from './generators/quadratic-function-problems.ts'
import { seniorChanceProblems } from './generators/senior-chance-problems.ts'
import { seniorConicProblems } from './generators/senior-conic-problems.ts'
import { seniorCurveProblems } from './generators/senior-curve-problems.ts'
import { seniorDerivativeProblems } from './generators/senior-derivative-problems.ts'
import { seniorFunctionProblems } from './generators/senior-function-problems.ts'
import { seniorLineProblems } from './generators/senior-line-problems.ts'
import { seniorSequenceProblems } from './generators/senior-sequence-problems.ts'
import { seniorSetProblems } from './generators/senior-set-problems.ts'
import { seniorSolidProblems } from './generators/senior-solid-problems.ts'
import { seniorVectorProblems } from './generators/senior-vector-problems.ts'
import { trigonometryAndViewProblems } from './generators/trigonometry-and-view-problems.ts'

/** Every generator, in the order of the books; then those that draw figures, then those of the other difficulties. */
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
