import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Batch } from '#ui/list-page/batch-acts.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { joinRequestsTexts } from './join-requests.texts.ts'
import type { Decide } from './use-decide.ts'
import { studentRequestsTexts } from './student-requests.texts.ts'
import type { Requests } from './use-requests.ts'
import type { StudentRequests } from './use-student-requests.ts'

/** Which requests, of which class. */
export function useRequestFilters(list: Requests, asked: StudentRequests['counts']): FilterBarProps {
  const texts = useTexts(joinRequestsTexts)
  const words = useTexts(studentRequestsTexts)
  const { state, between, counts } = list
  return {
    label: texts.filter,
    start: (
      <>
        <Segments
          label={texts.filter}
          value={between ?? state}
          segments={[
            { value: 'waiting', label: texts.waiting, count: counts?.waiting },
            { value: 'waitingList', label: texts.waitingList, count: counts?.waitingList },
            { value: 'decided', label: texts.decided, count: counts?.decided },
            { value: 'asked', label: words.asked, count: asked?.asked },
            { value: 'sent', label: words.sent, count: asked?.sent },
          ]}
          onChange={(next) => list.show({ state: next })}
        />
        {between === null && <CourseChoice list={list} />}
      </>
    ),
  }
}

function CourseChoice({ list: { courses, courseId, show } }: { readonly list: Requests }) {
  const texts = useTexts(joinRequestsTexts)
  return (
    <FilterChoice
      label={texts.course}
      value={courseId === null ? '' : String(courseId)}
      data={[
        { value: '', label: texts.allCourses },
        ...courses.map((one) => ({
          value: String(one.courseId),
          label: texts.courseWith(one.courseName, one.requestCount),
        })),
      ]}
      onChange={(value) => show({ courseId: value })}
    />
  )
}

/** The acts on the ticked requests; null if none is ticked, or they are decided. */
export function useRequestBatch({ state, chosen }: Requests, decide: Decide): Batch | null {
  const texts = useTexts(joinRequestsTexts)
  if (chosen.length === 0 || state === 'decided') return null
  const disabled = decide.isBusy
  const wait = { label: texts.chosenToWaitingList, disabled, onSelect: () => decide.toWaitingList(chosen) }
  return {
    summary: texts.chosen(chosen.length),
    acts: [
      { label: texts.refuseChosen, kind: 'destroy', disabled, onSelect: () => decide.askReason(chosen) },
      ...(state === 'waiting' ? [wait] : []),
      { label: texts.approveChosen, disabled, onSelect: () => decide.approve(chosen) },
    ],
  }
}
