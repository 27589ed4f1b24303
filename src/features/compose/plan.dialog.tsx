import { ActionIcon, Box, type BoxProps, NativeSelect, Text, TextInput } from '@mantine/core'
import { type ComponentProps, useState } from 'react'
import { bank } from '#api/contract/groups/bank.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type Difficulty, difficulties, type Marks, noMarks } from '#domain/paper/blueprint.ts'
import { parsePoints, pointsText, totalOf } from '#domain/values/score.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { useDifficultyWord } from '#parts/question-facts/difficulty-dots.tsx'
import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { basketTexts } from './basket.texts.ts'
import type { Basket } from './use-basket.ts'
import type { Compose } from './use-compose.ts'

export interface PlanDialogProps {
  readonly compose: Compose
  readonly basket: Basket
  readonly subjectId: number
  readonly onClose: () => void
}

/** A row being typed. */
interface DraftRow {
  readonly knowledgeId: number
  readonly name: string
  readonly typed: readonly [easy: string, medium: string, hard: string]
}

/** The plan of a paper: marks for each knowledge point, by difficulty. */
export function PlanDialog({ compose, basket, subjectId, onClose }: PlanDialogProps) {
  const texts = useTexts(basketTexts)
  const draft = useDraft(basket, `${subjectId} ${compose.filters.paperId ?? 'new'}`)
  const close = () => {
    draft.drop()
    onClose()
  }
  const submit = () => {
    if (draft.save()) close()
  }
  return (
    <FormDialog title={texts.planTitle} submit={texts.save} onSubmit={submit} onClose={close}>
      <Hint>{texts.planHow}</Hint>
      <PointChoice compose={compose} rows={draft.rows} onChoose={draft.add} />
      {draft.rows.length === 0 ? <Hint>{texts.noPoints}</Hint> : <PlanTable draft={draft} />}
      {draft.isRefused && (
        <Text c="var(--bad)" fz="sm" role="alert">
          {texts.badMarks}
        </Text>
      )}
    </FormDialog>
  )
}

type Draft = ReturnType<typeof useDraft>

function useDraft({ blueprint, plan }: Pick<Basket, 'blueprint' | 'plan'>, ofPaper: string) {
  const [untyped] = useState<{ readonly rows: readonly DraftRow[] }>(() => ({
    rows: blueprint.map(({ marks, ...row }) => ({ ...row, typed: typedOf(marks) })),
  }))
  const { typed, change, drop } = useTyped(`plan ${ofPaper}`, untyped)
  const { rows } = typed
  const [isRefused, setRefused] = useState(false)
  const read = rows.map(({ typed: [easy, medium, hard] }) => [marksIn(easy), marksIn(medium), marksIn(hard)] as const)
  const isReadable = (marks: readonly (number | null)[]): marks is Marks => marks.every((one) => one !== null)
  return {
    rows,
    isRefused,
    /** Of the valid fields. */
    total: totalOf(read.flatMap((marks) => marks.filter((one) => one !== null))),
    isBad: (text: string) => isRefused && marksIn(text) === null,
    add: (knowledgeId: number, name: string) =>
      change({ rows: [...rows, { knowledgeId, name, typed: typedOf(noMarks) }] }),
    remove: (knowledgeId: number) => change({ rows: rows.filter((row) => row.knowledgeId !== knowledgeId) }),
    type: (knowledgeId: number, difficulty: Difficulty, text: string) =>
      change({ rows: rows.map((row) => (row.knowledgeId === knowledgeId ? withText(row, difficulty, text) : row)) }),
    drop,
    /** Returns false if a field is not a number of marks. */
    save: () => {
      const planned = rows.flatMap(({ knowledgeId, name }, index) => {
        const marks = read[index]
        return marks !== undefined && isReadable(marks) ? [{ knowledgeId, name, marks }] : []
      })
      setRefused(planned.length < rows.length)
      if (planned.length === rows.length) plan(planned)
      return planned.length === rows.length
    },
  }
}

/** An empty field counts as no marks. */
const marksIn = (text: string): number | null => (text.trim() === '' ? 0 : parsePoints(text))

const textOf = (marks: number): string => (marks === 0 ? '' : pointsText(marks))

const typedOf = ([easy, medium, hard]: Marks): DraftRow['typed'] => [textOf(easy), textOf(medium), textOf(hard)]

const withText = (row: DraftRow, difficulty: Difficulty, text: string): DraftRow => {
  const [easy, medium, hard] = row.typed
  return {
    ...row,
    typed: [difficulty === 1 ? text : easy, difficulty === 2 ? text : medium, difficulty === 3 ? text : hard],
  }
}

interface PointChoiceProps {
  readonly compose: Compose
  readonly rows: readonly DraftRow[]
  readonly onChoose: (knowledgeId: number, name: string) => void
}

/** Knowledge points of the chosen book that are not in the plan yet. */
function PointChoice({ compose: { books }, rows, onChoose }: PointChoiceProps) {
  const texts = useTexts(basketTexts)
  const nameIn = useContentName()
  const points = useEndpoint(
    bank.chapterTree,
    { bookId: books.bookId ?? 0, kind: 'knowledge' },
    { enabled: books.bookId !== null },
  )
  const offered = (points.data?.list ?? []).flatMap(({ nodeName, refersTo: { knowledgeId } }) =>
    knowledgeId === undefined || rows.some((row) => row.name === nodeName) ? [] : [{ knowledgeId, nodeName }],
  )
  return (
    <NativeSelect
      label={texts.addPoint}
      value=""
      data={[
        { value: '', label: texts.choosePoint },
        ...offered.map(({ knowledgeId, nodeName }) => ({ value: String(knowledgeId), label: nameIn(nodeName) })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = offered.find(({ knowledgeId }) => String(knowledgeId) === currentTarget.value)
        if (chosen !== undefined) onChoose(chosen.knowledgeId, chosen.nodeName)
      }}
    />
  )
}

function PlanTable({ draft }: { readonly draft: Draft }) {
  const texts = useTexts(basketTexts)
  const wordOf = useDifficultyWord()
  const nameIn = useContentName()
  return (
    <Box component="table" w="100%" fz="sm">
      <Box component="thead" c="dimmed" fz="xs">
        <tr>
          <Heading scope="col">{texts.knowledge}</Heading>
          {difficulties.map((difficulty) => (
            <Heading key={difficulty} scope="col" pl={14}>
              {wordOf(difficulty)}
            </Heading>
          ))}
          <Heading scope="col" aria-label={texts.acts} />
        </tr>
      </Box>
      <tbody>
        {draft.rows.map(({ knowledgeId, name, typed }) => (
          <tr key={knowledgeId}>
            <Heading scope="row">{nameIn(name)}</Heading>
            {difficulties.map((difficulty) => (
              <Box key={difficulty} component="td" w={84} p={4}>
                <TextInput
                  size="xs"
                  inputMode="decimal"
                  maxLength={5}
                  placeholder="0"
                  aria-label={texts.marks(nameIn(name), wordOf(difficulty))}
                  error={draft.isBad(typed[difficulty - 1] ?? '')}
                  value={typed[difficulty - 1]}
                  onChange={({ currentTarget }) => draft.type(knowledgeId, difficulty, currentTarget.value)}
                />
              </Box>
            ))}
            <Box component="td" w={36} p={4} ta="right">
              <ActionIcon
                size="xs"
                color="gray"
                aria-label={texts.removePoint(nameIn(name))}
                onClick={() => draft.remove(knowledgeId)}
              >
                <Icon name="close" small />
              </ActionIcon>
            </Box>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Heading scope="row">{texts.total}</Heading>
          <Box component="td" colSpan={4} w={36} p={4} fw={600} ta="right">
            {texts.score(pointsText(draft.total))}
          </Box>
        </tr>
      </tfoot>
    </Box>
  )
}

const Heading = (th: ComponentProps<'th'> & Pick<BoxProps, 'pl'>) => (
  <Box component="th" py={4} pr={8} pl={0} fw={400} ta="left" {...th} />
)
