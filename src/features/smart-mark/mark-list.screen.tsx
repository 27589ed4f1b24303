import { Button, Group } from '@mantine/core'
import { useCallback, useState } from 'react'
import { scan } from '#api/contract/groups/scan.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { ScannedStudent } from '#api/contract/schemas/scans.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { markingPaths, type ScanFlags } from '#domain/paths/marking-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { type RowAction, RowActions } from '#ui/row-actions/row-actions.tsx'
import { SheetDrawer } from './components/sheet-drawer.tsx'
import { markListTexts } from './mark-list.texts.ts'
import { useMarkListColumns } from './use-mark-list-columns.tsx'
import { useOpenScan } from './use-open-scan.ts'

export interface MarkListScreenProps {
  readonly assignmentId: number
  readonly flags: ScanFlags
}

/** The students of one assignment with their sheets and scores. */
export function MarkListScreen({ assignmentId, flags }: MarkListScreenProps) {
  const texts = useTexts(markListTexts)
  const found = useEndpoint(scan.students, { assignmentId })
  const [shown, setShown] = useState<ScannedStudent | null>(null)
  const takesSheets = flags.useAnswerCard3 === '1' && found.data?.isOwnPaper === true
  const studentActs = useCallback(
    (row: ScannedStudent) => (
      <StudentActs
        row={row}
        onLook={setShown}
        keyPath={takesSheets ? markingPaths.keyOfStudent(assignmentId, row.submissionId) : null}
      />
    ),
    [takesSheets, assignmentId],
  )
  const students = found.data?.students ?? []
  const withSheet = students.filter(({ scanPageIds }) => scanPageIds.length > 0).length
  const state = found.data === undefined ? '' : texts.state(found.data.assignmentName, withSheet, students.length)
  return (
    <ListPage<ScannedStudent>
      title={texts.title}
      state={found.data === undefined ? '' : `${shortClassName(found.data.courseName)} · ${state}`}
      actions={<HeadActs assignmentId={assignmentId} flags={flags} found={found.data} />}
      list={{
        label: texts.list,
        rows: fetchedPart(found, (data) => data.students),
        rowKey: ({ uid }) => String(uid),
        columns: useMarkListColumns(),
        actions: studentActs,
        actionsWidth: 170,
        skeletonRows: 10,
        total: ({ length }) => texts.total(length),
      }}
    >
      {shown !== null && <SheetDrawer assignmentId={assignmentId} student={shown} onClose={() => setShown(null)} />}
    </ListPage>
  )
}

interface HeadActsProps extends MarkListScreenProps {
  readonly found: OutputOf<typeof scan.students> | undefined
}

function HeadActs({ assignmentId, flags, found }: HeadActsProps) {
  const texts = useTexts(markListTexts)
  const { isBusy, open } = useOpenScan(flags)
  if (found === undefined) return null
  return (
    <Group gap={8}>
      {flags.canSmartMarkEntry === '1' && found.isOwnPaper && (
        <LinkButton to={markingPaths.keyPicture(found.paperId)}>{texts.keyPicture}</LinkButton>
      )}
      <LinkButton to={paths.report(found.courseId, assignmentId)}>{texts.report}</LinkButton>
      <Button variant="filled" disabled={isBusy} onClick={() => void open(assignmentId)}>
        {found.scan === null ? texts.upload : texts.goOn}
      </Button>
    </Group>
  )
}

interface StudentActsProps {
  readonly row: ScannedStudent
  readonly onLook: (row: ScannedStudent) => void
  /** The path for using the sheet as the key; null if that is not allowed. */
  readonly keyPath: string | null
}

function StudentActs({ row, onLook, keyPath }: StudentActsProps) {
  const texts = useTexts(markListTexts)
  const { push } = useNavigation()
  const hasPages = row.scanPageIds.length > 0
  // What was written stays to be seen after the sheets were cancelled.
  if (!hasPages && row.handedIn !== 'sheet') return null
  const primary = (
    <Button variant="subtle" size="compact-sm" aria-label={texts.lookNamed(row.realname)} onClick={() => onLook(row)}>
      {texts.look}
    </Button>
  )
  const more: RowAction[] =
    keyPath === null || !hasPages ? [] : [{ label: texts.asKey, icon: 'check', onSelect: () => push(keyPath) }]
  return <RowActions name={row.realname} primary={primary} more={more} />
}
