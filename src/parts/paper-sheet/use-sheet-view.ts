import { useNavigation } from '#ui/navigation/navigation.tsx'
import type { AnswerPosition } from './sheet-blocks.ts'

export const sheetSizes = ['a4', 'a3'] as const
export const sheetZooms = ['fit', '100', '125'] as const
const answerPositions = ['none', 'each', 'end'] as const satisfies readonly AnswerPosition[]

/** `a4` is portrait with one column, `a3` landscape with two. */
export type SheetSize = (typeof sheetSizes)[number]

/** `fit` shows the full width, but never larger than on paper. */
export type SheetZoom = (typeof sheetZooms)[number]

/** The view of a sheet; kept in the address. */
export function useSheetView() {
  const { query, setQuery } = useNavigation()
  const size = oneOf(sheetSizes, query['sheet'], 'a4')
  const zoom = oneOf(sheetZooms, query['zoom'], 'fit')
  const answers = oneOf(answerPositions, query['answers'], 'none')
  return {
    size,
    zoom,
    answers,
    setSize: (value: SheetSize) => setQuery({ sheet: value === 'a4' ? null : value }),
    setZoom: (value: SheetZoom) => setQuery({ zoom: value === 'fit' ? null : value }),
    setAnswers: (value: AnswerPosition) => setQuery({ answers: value === 'none' ? null : value }),
  }
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise
