import { Button } from '@mantine/core'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { joinRequestsTexts } from './join-requests.texts.ts'
import type { Decide } from './use-decide.ts'
import { studentRequestsTexts } from './student-requests.texts.ts'
import type { Requests } from './use-requests.ts'
import type { StudentRequests } from './use-student-requests.ts'

export interface RequestFilterProps {
  readonly list: Requests
  readonly decide: Decide
  /** Of requests between teachers; undefined while they are not known. */
  readonly asked: StudentRequests['counts']
}

/** Which requests, of which class; with rows ticked, what to do with them. */
export function RequestFilter({ list, decide, asked }: RequestFilterProps) {
  const texts = useTexts(joinRequestsTexts)
  const words = useTexts(studentRequestsTexts)
  const { state, between, counts, courses, courseId, chosen } = list
  return (
    <FilterBar
      label={texts.filter}
      start={
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
          {between === null && (
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
              onChange={(value) => list.show({ courseId: value })}
            />
          )}
        </>
      }
      end={chosen.length > 0 && between === null && state !== 'decided' && <ChosenActs list={list} decide={decide} />}
    />
  )
}

function ChosenActs({ list: { state, chosen }, decide }: Omit<RequestFilterProps, 'asked'>) {
  const texts = useTexts(joinRequestsTexts)
  const { isBusy } = decide
  return (
    <>
      <span role="status">{texts.chosen(chosen.length)}</span>
      <Button size="xs" variant="outline" color="red" disabled={isBusy} onClick={() => decide.askReason(chosen)}>
        {texts.refuseChosen}
      </Button>
      {state === 'waiting' && (
        <Button size="xs" disabled={isBusy} onClick={() => decide.toWaitingList(chosen)}>
          {texts.chosenToWaitingList}
        </Button>
      )}
      <Button size="xs" disabled={isBusy} onClick={() => decide.approve(chosen)}>
        {texts.approveChosen}
      </Button>
    </>
  )
}
