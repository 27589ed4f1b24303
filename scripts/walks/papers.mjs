import { printTable } from '../print-table.mjs'
import { testStep } from '../steps.mjs'

/** @typedef {{ sequences?: number, acts?: number, done?: number, formulas?: number, same?: number, interleavings?: number }} Figures */

/** @param {Figures[]} figures @param {keyof Figures} name */
const sumOf = (figures, name) => figures.reduce((sum, one) => sum + (one[name] ?? 0), 0)

/** The minimum number of random operation sequences, formulas, and two-tab interleavings in a full run. */
const wanted = { sequences: 100_000, formulas: 5_000, interleavings: 1_000 }

/** The share of formulas that must look the same after a round trip through Word. */
const wantedShare = 0.99

/**
 * Random sequences of operations on papers against a simple model, random formulas written to a Word file and read
 * back, two tabs editing one paper in any order, and answer sheets filled in as students do, read back: as many as the
 * figures require. A share runs much of what it touches, and little of the rest.
 * @type {import('../walks.mjs').Walk<Figures>}
 */
export const papers = {
  name: 'papers',
  steps: [
    testStep(
      'papers',
      ['pure', 'shared'],
      [
        'src/domain/paper/editing/reference.test.ts',
        'src/domain/statistics/textbook.test.ts',
        'src/machines/paper-editing/interleaving.test.ts',
        'server/services/print/word-formulas.test.ts',
        'server/services/sheet-reading/blank-reader.test.ts',
        'server/services/sheet-reading/sheet-reader.test.ts',
      ],
    ),
  ],
  report: (figures, isShare) => {
    const sequences = sumOf(figures, 'sequences')
    printTable(['sequences', 'acts', 'not refused'], [[sequences, sumOf(figures, 'acts'), sumOf(figures, 'done')]])
    const [formulas, same] = [sumOf(figures, 'formulas'), sumOf(figures, 'same')]
    const share = formulas === 0 ? '' : `${((100 * same) / formulas).toFixed(2)} %`
    printTable(['formulas into Word and back', 'look the same', 'share'], [[formulas, same, share]])
    const interleavings = sumOf(figures, 'interleavings')
    printTable(['interleavings of two tabs and somebody else', 'questions lost'], [[interleavings, 0]])
    const lost =
      same < formulas * wantedShare ? [`Of formulas taken into Word only ${share} look the same afterwards`] : []
    if (isShare) return lost
    return [
      ...(interleavings < wanted.interleavings ? [`Only ${interleavings} interleavings of two tabs were run`] : []),
      ...(sequences < wanted.sequences ? [`Only ${sequences} sequences of acts on papers were run`] : []),
      ...(formulas < wanted.formulas ? [`Only ${formulas} formulas were taken into Word and back`] : []),
      ...lost,
    ]
  },
}
