import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { paper } from '#api/contract/groups/paper.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { lessonLimits } from '#domain/classes/class-limits.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { BookNote } from './book-note.tsx'
import { lessonTexts } from './lesson.texts.ts'
import type { LessonEditor, OfChapter } from './use-lesson.ts'

export interface AddToLessonProps {
  readonly course: Course
  readonly of: Omit<OfChapter, 'courseId'>
  readonly editor: LessonEditor
}

/** Adds a step in the teacher's own words, or one of their papers, to the end of a lesson. */
export function AddToLesson(props: AddToLessonProps) {
  return (
    <Stack gap={12} mt={18}>
      <AddStep {...props} />
      <AddPaper {...props} />
    </Stack>
  )
}

/** A step that is not added yet stays while its teacher looks at other chapters. */
function AddStep({ course: { courseId }, of: { bookId, chapterId }, editor }: AddToLessonProps) {
  const texts = useTexts(lessonTexts)
  const { typed, change, drop } = useTyped(`step ${courseId} ${bookId} ${chapterId}`, { step: '' })
  const name = typed.step.trim()
  return (
    <Form
      direction="row"
      align="flex-end"
      gap={8}
      onSubmit={() => {
        if (name === '' || editor.isBusy) return
        editor.add({ nodeType: 'step', name, isTaught: false }, drop)
      }}
    >
      <TextInput
        flex={1}
        miw={0}
        label={texts.step}
        placeholder={texts.stepPlaceholder}
        maxLength={lessonLimits.name}
        value={typed.step}
        onChange={({ currentTarget }) => change({ step: currentTarget.value })}
      />
      <BusyButton type="submit" busy={editor.isBusy} busyLabel={texts.adding} disabled={name === ''}>
        {texts.addStep}
      </BusyButton>
    </Form>
  )
}

const pager = { currentPage: 1, pageSize: pageSizes.lists }

function AddPaper({ course: { subjectId }, editor }: AddToLessonProps) {
  const texts = useTexts(lessonTexts)
  const [chosen, setChosen] = useState('')
  const { data, error } = useEndpoint(paper.list, { scope: 'mine', subjectId, pager })
  const papers = data?.list ?? []
  const found = papers.find(({ paperId }) => String(paperId) === chosen)
  if (error !== null) return <ErrorText>{messageOf(error)}</ErrorText>
  if (data?.total === 0) return <BookNote>{texts.noPapers}</BookNote>
  return (
    <Form
      direction="row"
      align="flex-end"
      gap={8}
      onSubmit={() => {
        if (found === undefined || editor.isBusy) return
        const { paperId, paperTitle: name } = found
        editor.add({ nodeType: 'paper', name, isTaught: false, paperId }, () => setChosen(''))
      }}
    >
      <NativeSelect
        flex={1}
        miw={0}
        label={texts.papers}
        data={[
          { value: '', label: texts.choosePaper },
          ...papers.map(({ paperId, paperTitle }) => ({ value: String(paperId), label: paperTitle })),
        ]}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <BusyButton type="submit" busy={editor.isBusy} busyLabel={texts.adding} disabled={found === undefined}>
        {texts.addPaper}
      </BusyButton>
    </Form>
  )
}
