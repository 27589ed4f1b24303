import { Button, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { bank } from '#api/contract/groups/bank.ts'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import type { ChosenQuestion } from '#api/contract/schemas/paper-imports.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { PaperImportInfo } from '#machines/paper-import/paper-import.types.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { TwoColumns } from '#ui/two-columns/two-columns.tsx'
import { reviewTexts } from '../review.texts.ts'
import type { PaperImport } from '../use-paper-import.ts'
import { DraftView } from './draft-view.tsx'

type Read = PaperImportInfo['questions'][number]

export const isLikeAnother = ({ sameInBank, sameBefore, nearInBank, nearBefore }: Read): boolean =>
  [sameInBank, sameBefore, nearInBank, nearBefore].some((one) => one !== null)

interface NearQuestionsProps {
  readonly at: number
  readonly read: Read
  readonly review: PaperImport
}

/** Says what may be a duplicate; a press shows the other question beside it. The teacher decides. */
export function NearQuestions({ at, read: { nearInBank, nearBefore }, review: { context } }: NearQuestionsProps) {
  const texts = useTexts(reviewTexts)
  const question = context.reviewed[at]?.question
  const before = nearBefore === null ? undefined : context.reviewed[nearBefore]?.question
  if (question === undefined) return null
  return (
    <>
      {nearInBank !== null && (
        <Near label={texts.nearInBank} otherTitle={texts.inBank} question={question}>
          <BankDraft questionId={nearInBank} />
        </Near>
      )}
      {nearBefore !== null && before !== undefined && (
        <Near label={texts.nearBefore(nearBefore + 1)} otherTitle={texts.question(nearBefore + 1)} question={question}>
          <DraftView question={before} />
        </Near>
      )}
    </>
  )
}

interface NearProps {
  readonly label: string
  readonly otherTitle: string
  readonly question: ChosenQuestion
  /** The other question. */
  readonly children: ReactNode
}

function Near({ label, otherTitle, question, children }: NearProps) {
  const texts = useTexts(reviewTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact-sm" variant="subtle" c="var(--need)" ml={-8} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog opened={isOpen} title={texts.compare} onClose={() => setOpen(false)}>
        <TwoColumns foldsBelow={600} gap={24}>
          <Side title={texts.parsed}>
            <DraftView question={question} />
          </Side>
          <Side title={otherTitle}>{children}</Side>
        </TwoColumns>
      </Dialog>
    </>
  )
}

const Side = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <Text c="dimmed" fz="xs" mb={6}>
      {title}
    </Text>
    {children}
  </section>
)

function BankDraft({ questionId }: { readonly questionId: number }) {
  const detail = useEndpoint(bank.detail, { questionId })
  return (
    <WhenFetched of={fetchedOf(detail)} skeletonRows={4} rowHeight="calc(28 * var(--u))">
      {(found) => <DraftView question={asDraft(found)} />}
    </WhenFetched>
  )
}

/** A question of the bank in the form of one that was read. */
const asDraft = ({ passage, difficulty, items }: BankQuestion): ChosenQuestion => ({
  passage,
  difficulty,
  section: '',
  items: items.map(({ stem, options, key, analysis, knowledge, furtherPoints, score }) => ({
    kind: key.kind,
    stem,
    options: options.map(({ text }) => text),
    right: rightIn(key),
    analysis,
    knowledge,
    furtherPoints,
    score,
  })),
})

function rightIn(key: BankQuestion['items'][number]['key']): string[] {
  switch (key.kind) {
    case 'single':
      return [key.choice]
    case 'multiple':
      return [...key.choices]
    case 'written':
      return [key.model]
    default:
      return [...key.accept]
  }
}
