import { Button } from '@mantine/core'
import { markingPaths, type ScanFlags } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { type RowAction, RowActions } from '#ui/row-actions/row-actions.tsx'
import { smartMarkTexts } from '../smart-mark.texts.ts'
import type { ScannedAssignment } from '../scanned-assignment.ts'
import { useOpenScan } from '../use-open-scan.ts'

/** The next thing to do with the sheets of an assignment. */
export function SmartMarkActs({ row, flags }: { readonly row: ScannedAssignment; readonly flags: ScanFlags }) {
  const texts = useTexts(smartMarkTexts)
  const { push } = useNavigation()
  const { isBusy, open } = useOpenScan(flags)
  const { assignmentId, assignmentName, paperId, isOwnPaper, scan } = row
  const primary =
    scan === null ? (
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={isBusy}
        aria-label={texts.uploadNamed(assignmentName)}
        onClick={() => void open(assignmentId)}
      >
        {texts.upload}
      </Button>
    ) : (
      <LinkButton
        variant="subtle"
        size="compact-sm"
        to={markingPaths.scan(scan.scanId, flags)}
        aria-label={scan.state === 'published' ? texts.lookNamed(assignmentName) : texts.goOnNamed(assignmentName)}
      >
        {scan.state === 'published' ? texts.look : texts.goOn}
      </LinkButton>
    )
  const more: RowAction[] = [
    { label: texts.printSheets, icon: 'print', onSelect: () => push(paths.answerSheet(paperId)) },
    { label: texts.students, icon: 'users', onSelect: () => push(markingPaths.scanStudents(assignmentId, flags)) },
  ]
  if (flags.canSmartMarkEntry === '1' && isOwnPaper)
    more.push({ label: texts.keyPicture, icon: 'camera', onSelect: () => push(markingPaths.keyPicture(paperId)) })
  return <RowActions name={assignmentName} primary={primary} more={more} />
}
