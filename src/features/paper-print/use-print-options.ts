import {
  answerPositions,
  columnCounts,
  paperSizes,
  paperVersions,
  type PrintOptions,
  usualPrint,
} from '#domain/print/print-options.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'

/** The print options, and the editor if it led here; kept in the address. */
export function usePrintOptions() {
  const { query, setQuery } = useNavigation()
  const options: PrintOptions = {
    size: oneOf(paperSizes, query['size'], usualPrint.size),
    columns: oneOf(columnCounts, query['columns'], usualPrint.columns),
    answers: oneOf(answerPositions, query['answers'], usualPrint.answers),
    analysis: query['analysis'] === 'true',
    sealed: query['sealed'] === 'true',
    version: oneOf(paperVersions, query['version'], usualPrint.version),
  }
  const change = (changed: Partial<PrintOptions>) =>
    setQuery(
      Object.fromEntries(
        Object.entries(changed).map(([name, value]) => [name, isUsual(name, value) ? null : String(value)]),
      ),
    )
  // The pages about one paper's print lead to each other without losing these.
  const printQuery = {
    version: options.version === 'B' ? 'B' : undefined,
    from: query['from'] === 'editor' ? 'editor' : undefined,
  } as const
  return { options, change, printQuery }
}

const isUsual = (name: string, value: unknown): boolean =>
  Object.entries(usualPrint).some(([usual, usualValue]) => usual === name && usualValue === value)

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise
