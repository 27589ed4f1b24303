import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { roster } from '#api/contract/groups/roster.ts'
import { worksheetsReadTexts } from '#domain/roster/reasons.texts.ts'
import { areColumnsAsked } from '#machines/roster-import/roster-import.rules.ts'
import { ServiceFileButton } from '#parts/service-file/service-file-button.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { dryRunTexts } from './dry-run.texts.ts'
import { areColumnsInDoubt, ChooseColumns } from './choose-columns.tsx'
import { columnsTexts } from './columns.texts.ts'
import { DryRunTable } from './dry-run-table.tsx'
import { MissingStudents } from './missing-students.tsx'
import { Proposals } from './proposals.tsx'
import css from './roster.module.css'
import { kindsOf } from './row-kinds.ts'
import type { RosterImport } from './use-roster-import.ts'

/** What importing a list would do, row by row; likely duplicates are decided here. */
export function DryRun({ list }: { readonly list: RosterImport }) {
  const texts = useTexts(dryRunTexts)
  const { view } = list.context
  // The dry run it was opened for; the resulting new one closes it.
  const [opened, setOpened] = useState<typeof view>(null)
  if (view === null) return null
  const isChoosing = opened === view || areColumnsInDoubt(view)
  // Decisions are placed above the rows: below a long list nobody would find them.
  const isAsked = view.proposals.length > 0 || isChoosing
  return (
    <Stack gap={16}>
      <Surface
        title={texts.title}
        note={view.fileName === '' ? texts.pasted : view.fileName}
        more={<Acts list={list} onColumns={isChoosing || view.columns.length === 0 ? null : () => setOpened(view)} />}
        className={css['list']}
      >
        <Notes list={list} />
        {!isAsked && <DryRunTable list={list} />}
      </Surface>
      {isAsked && (
        <>
          {isChoosing && <ChooseColumns key={view.digest} list={list} view={view} onClose={() => setOpened(null)} />}
          {view.proposals.length > 0 && <Proposals list={list} view={view} />}
          <Surface title={texts.allRows} className={css['list']}>
            <DryRunTable list={list} />
          </Surface>
        </>
      )}
      {view.missing.length > 0 && <MissingStudents students={view.missing} />}
    </Stack>
  )
}

function Notes({ list }: { readonly list: RosterImport }) {
  const texts = useTexts(dryRunTexts)
  const { view, failure, wasTried } = list.context
  const { language } = useLanguage()
  const sheets =
    view === null
      ? ''
      : worksheetsReadTexts[language](
          view.sheets.map(({ name }) => name),
          view.otherSheets,
        )
  const columns = useTexts(columnsTexts)
  const open = list.undecided.length
  const isColumnMissing = wasTried && areColumnsAsked(view)
  if (sheets === '' && failure === null && open === 0 && !isColumnMissing) return null
  return (
    <Stack gap={6} pb={12} px={20}>
      {sheets !== '' && <Hint className="breakable">{sheets}</Hint>}
      {!wasTried && open > 0 && (
        <Text className="breakable" c="var(--need)">
          {texts.decideFirst(open)}
        </Text>
      )}
      <div role="alert">
        {failure?.kind === 'changed' && (
          <Text className="breakable" c="var(--need)">
            {texts.changed}
          </Text>
        )}
        {failure !== null && failure.kind !== 'changed' && <ErrorText>{failure.message}</ErrorText>}
        {isColumnMissing && <ErrorText>{columns.first}</ErrorText>}
        {wasTried && open > 0 && <ErrorText>{texts.decideFirst(open)}</ErrorText>}
      </div>
    </Stack>
  )
}

interface ActsProps {
  readonly list: RosterImport
  /** Opens the column chooser; null if it is open already, or there are no columns. */
  readonly onColumns: (() => void) | null
}

function Acts({ list, onColumns }: ActsProps) {
  const texts = useTexts(dryRunTexts)
  const columns = useTexts(columnsTexts)
  const confirm = useConfirm()
  const kinds = kindsOf(list.rows)
  const rows = kinds.added + kinds.joined + kinds.asked + kinds.updated
  const drop = async () => {
    const question = {
      body: texts.dropAsk,
      details: [texts.dropKept],
      confirmLabel: texts.dropAct,
      cancelLabel: texts.stay,
    }
    if (await confirm(question)) list.send({ type: 'list.drop' })
  }
  return (
    <Group gap={12} justify="flex-end">
      {kinds.bad > 0 && (
        <ServiceFileButton
          size="xs"
          endpoint={roster.failedRows}
          input={{ importId: list.context.importId ?? 0 }}
          busyLabel={texts.saving}
        >
          {texts.failedRows}
        </ServiceFileButton>
      )}
      {onColumns !== null && (
        <Button size="xs" disabled={list.isBusy} onClick={onColumns}>
          {columns.change}
        </Button>
      )}
      <Button size="xs" disabled={list.isBusy} onClick={() => void drop()}>
        {texts.drop}
      </Button>
      {rows + kinds.undecided === 0 ? (
        <Hint span className="breakable">
          {texts[nothingBecause(kinds)]}
        </Hint>
      ) : (
        <BusyButton
          size="xs"
          {...(!areColumnsAsked(list.context.view) && { variant: 'filled' })}
          busy={list.step === 'applying'}
          busyLabel={texts.applying}
          onClick={() => list.send({ type: 'list.apply' })}
        >
          {texts.apply(rows)}
        </BusyButton>
      )}
    </Group>
  )
}

/** The reason why there is nothing to import. */
function nothingBecause({
  unchanged,
  bad,
}: ReturnType<typeof kindsOf>): 'nothing' | 'allBad' | 'othersSame' | 'allSkipped' {
  if (unchanged === 0) return bad === 0 ? 'allSkipped' : 'allBad'
  return bad === 0 ? 'nothing' : 'othersSame'
}
