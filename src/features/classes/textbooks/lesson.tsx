import { Checkbox, Flex, Text } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import type { PreparedNode } from '#api/contract/schemas/lesson-nodes.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { lessonLimits } from '#domain/classes/class-limits.ts'
import { dateText } from '#domain/time/dates.ts'
import { paths } from '#domain/paths/paths.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { AddToLesson } from './add-to-lesson.tsx'
import { BookNote } from './book-note.tsx'
import { lessonTexts } from './lesson.texts.ts'
import { type LessonEditor, type OfChapter, useLesson } from './use-lesson.ts'

export interface LessonProps {
  readonly course: Course
  readonly of: Omit<OfChapter, 'courseId'>
  readonly chapterName: string
}

/** What a class's teachers have prepared for a chapter: steps and papers in order, ticked once taught. */
export function Lesson({ course, of, chapterName }: LessonProps) {
  const texts = useTexts(lessonTexts)
  const editor = useLesson({ courseId: course.courseId, ...of })
  const { lesson, error, failure } = editor
  if (lesson === undefined)
    return error === null ? <SkeletonRows rows={3} /> : <FailedState why={messageOf(error)} onRetry={editor.refetch} />
  const { list } = lesson
  return (
    <>
      <h3>{texts.title(chapterName)}</h3>
      <SavedBy lesson={lesson} readAt={editor.readAt} />
      {list.length === 0 ? (
        <BookNote>{texts.none}</BookNote>
      ) : (
        <ol aria-label={texts.title(chapterName)}>
          {list.map((node, index) => (
            <LessonLine key={`${node.nodeId} ${node.name}`} node={node} index={index} editor={editor} />
          ))}
        </ol>
      )}
      {failure !== '' && (
        <div role="alert">
          <ErrorText>{failure}</ErrorText>
        </div>
      )}
      {list.length < lessonLimits.nodes ? (
        <AddToLesson course={course} of={of} editor={editor} />
      ) : (
        <BookNote>{texts.full(lessonLimits.nodes)}</BookNote>
      )}
    </>
  )
}

interface SavedByProps {
  readonly lesson: NonNullable<LessonEditor['lesson']>
  /** When it was read (milliseconds since 1970). */
  readonly readAt: number
}

function SavedBy({ lesson: { savedBy, savedAt }, readAt }: SavedByProps) {
  const texts = useTexts(lessonTexts)
  const { language } = useLanguage()
  if (savedBy === null || savedAt === null) return null
  return <BookNote>{texts.savedBy(savedBy, dateText(Date.parse(savedAt), { now: readAt, language }))}</BookNote>
}

interface LessonLineProps {
  readonly node: PreparedNode
  readonly index: number
  readonly editor: LessonEditor
}

function LessonLine({ node, index, editor }: LessonLineProps) {
  const texts = useTexts(lessonTexts)
  const { name, isTaught } = node
  const { isBusy, lesson } = editor
  const isLast = index + 1 === lesson?.list.length
  return (
    <Flex component="li" align="center" gap={10} mih="var(--h-row)" style={{ borderBottom: 'var(--hairline)' }}>
      <Checkbox
        aria-label={texts.taught(name)}
        checked={isTaught}
        disabled={isBusy}
        onChange={() => editor.toggleTaught(node)}
      />
      <Text span className="breakable" flex={1} miw={0} {...(isTaught && { c: 'var(--ink-3)' })}>
        {node.nodeType === 'step' ? name : <PaperName node={node} />}
      </Text>
      <RowActions
        name={name}
        more={[
          { label: texts.up, disabled: isBusy || index === 0, onSelect: () => editor.move(index, -1) },
          { label: texts.down, disabled: isBusy || isLast, onSelect: () => editor.move(index, 1) },
          { label: texts.remove, icon: 'trash', danger: true, disabled: isBusy, onSelect: () => editor.remove(node) },
        ]}
      />
    </Flex>
  )
}

function PaperName({ node: { name, source, paperId } }: { readonly node: PreparedNode }) {
  const texts = useTexts(lessonTexts)
  return (
    <>
      <Chip>{texts.paper}</Chip>{' '}
      {source === 'closed' || paperId === undefined ? (
        <>
          {name} <small>{texts.paperClosed}</small>
        </>
      ) : (
        <a href={hrefOf(paths.paper(paperId))} aria-label={texts.openPaper(name)}>
          {name}
        </a>
      )}
    </>
  )
}
