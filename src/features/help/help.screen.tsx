import { Stack } from '@mantine/core'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import type { PageSurface } from '#domain/portal/feedback.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { TwoColumns } from '#ui/two-columns/two-columns.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { HelpTopics } from './help-topics.tsx'
import css from './help.module.css'
import { helpTexts } from './help.texts.ts'
import { OwnFeedback } from './own-feedback.tsx'
import { SchoolFeedback } from './school-feedback.tsx'

export interface HelpScreenProps {
  readonly teacher: Pick<TeacherInfo, 'isSchoolOwner'>
  /** The current class; null for a teacher without classes. */
  readonly courseId: number | null
  /** The surface in which the portal runs. */
  readonly surface: PageSurface
}

const parts = ['help', 'feedback', 'school'] as const

type Part = (typeof parts)[number]

/** 帮助与反馈: how the main job is done, a teacher's feedback, and for a school's owner everybody's. */
export function HelpScreen({ teacher, courseId, surface }: HelpScreenProps) {
  const texts = useTexts(helpTexts)
  const { query: address, setQuery } = useNavigation()
  const open = parts.filter((part) => part !== 'school' || teacher.isSchoolOwner)
  const part = open.find((one) => one === address['part']) ?? 'help'
  return (
    <Stack className={css['page']} gap={16}>
      <PageHead title={texts.title} state={texts.state} />
      <div>
        <Segments<Part>
          label={texts.parts}
          value={part}
          segments={open.map((value) => ({ value, label: texts[value] }))}
          onChange={(value) => setQuery({ part: value === 'help' ? null : value, state: null })}
        />
      </div>
      {part === 'help' && <HelpTopics courseId={courseId} />}
      {part === 'feedback' && (
        <TwoColumns foldsBelow={900} gap={16}>
          <FeedbackForm surface={surface} />
          <OwnFeedback />
        </TwoColumns>
      )}
      {part === 'school' && <SchoolFeedback />}
    </Stack>
  )
}
