import { marking } from '#api/contract/groups/marking.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { markingPaths } from '#domain/paths/marking-paths.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'

/** Explains why a report hides names, and where to reveal them; renders nothing unless marking is blind. */
export function BlindNote({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(reportTablesTexts)
  const { data } = useEndpoint(marking.items, { assignmentId })
  if (data?.isBlind !== true) return null
  return (
    <Hint role="note" mb={12}>
      {texts.blind} <a href={hrefOf(markingPaths.rules)}>{texts.toNames}</a>
    </Hint>
  )
}
