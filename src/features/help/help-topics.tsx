import { Stack } from '@mantine/core'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { personalPaths } from '#domain/paths/personal-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './help.module.css'
import { helpTexts } from './help.texts.ts'

const topics = ['signIn', 'assign', 'mark', 'report', 'members', 'colleagues', 'compose', 'sheets'] as const

export interface HelpTopicsProps {
  /** The current class; null for a teacher without classes. */
  readonly courseId: number | null
}

/** The main job in four parts and what it needs in four more, each with a link to where it is done. */
export function HelpTopics({ courseId }: HelpTopicsProps) {
  const texts = useTexts(helpTexts)
  const topicPaths = {
    signIn: paths.devices,
    assign: paths.assign,
    mark: paths.marking(),
    report: courseId === null ? paths.classes : paths.assignments(courseId),
    members: courseId === null ? paths.classes : memberPaths.members,
    colleagues: personalPaths.courses,
    compose: paths.chooseQuestions,
    sheets: paths.answerSheets,
  }
  return (
    <div className={css['topics']}>
      {topics.map((topic) => (
        <Surface key={topic} title={texts[topic]} more={<a href={hrefOf(topicPaths[topic])}>{texts[`${topic}Go`]}</a>}>
          <Stack
            component="ol"
            className={css['steps']}
            gap={8}
            pr={20}
            pb={18}
            pl={40}
            lh={1.6}
            style={{ listStyle: 'decimal' }}
          >
            {texts[`${topic}Steps`].split('\n').map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
        </Surface>
      ))}
    </div>
  )
}
