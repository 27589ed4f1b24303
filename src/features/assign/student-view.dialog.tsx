import { Flex } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import { paper as paperArea } from '#api/contract/areas/paper.ts'
import type { KeyedPaper } from '#api/contract/schemas/papers.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import { AnswerOptions } from '#parts/answer-options/answer-options.tsx'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import css from './assign.module.css'
import { studentViewTexts } from './student-view.texts.ts'

export interface StudentViewDialogProps {
  readonly paperId: number
  readonly onClose: () => void
}

/** The paper as a student will see it on a phone: without its keys, with a space for every answer. */
export function StudentViewDialog({ paperId, onClose }: StudentViewDialogProps) {
  const texts = useTexts(studentViewTexts)
  const paper = useEndpoint(paperArea.detail, { paperId })
  return (
    <Dialog opened kind="message" onClose={onClose} title={texts.title}>
      {paper.data !== undefined && <StudentView paper={paper.data} />}
      {paper.isPending && <SkeletonRows rows={9} />}
      {paper.isError && <FailedState why={messageOf(paper.error)} onRetry={() => void paper.refetch()} />}
    </Dialog>
  )
}

type Question = KeyedPaper['sections'][number]['questions'][number]

const StudentView = ({ paper }: { readonly paper: KeyedPaper }) => (
  <div className={css['phone']} role="group" aria-label={paper.paperTitle}>
    {paper.sections.flatMap(({ questions }) =>
      questions.map((question) => <QuestionView key={question.questionId} question={question} />),
    )}
  </div>
)

const QuestionView = ({ question: { passage, items } }: { readonly question: Question }) => (
  <>
    {passage !== '' && (
      <div className={css['passage']}>
        <RichText text={passage} lang={languageOfText(passage)} />
      </div>
    )}
    {items.map((item) => (
      <ItemView key={item.itemId} item={item} />
    ))}
  </>
)

function ItemView({ item }: { readonly item: Question['items'][number] }) {
  const texts = useTexts(studentViewTexts)
  const { no, kind, stem, options } = item
  const isChoice = kind === 'single' || kind === 'multiple'
  return (
    <Flex component="section" direction="column" gap={10} aria-label={texts.item(no)}>
      <Flex align="baseline" gap={8}>
        <b>{no}.</b>
        <RichText text={stem} lang={languageOfText(stem)} />
      </Flex>
      {isChoice && (
        <AnswerOptions
          label={texts.item(no)}
          options={options}
          chosen={[]}
          multiple={kind === 'multiple'}
          lang={languageOfText(options.map(({ text }) => text).join(''))}
        />
      )}
      {!isChoice && <p className={css[kind === 'written' ? 'writing' : 'blank']}>{texts.answerHere}</p>}
    </Flex>
  )
}
