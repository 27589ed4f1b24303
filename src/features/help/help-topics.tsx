import { Stack } from '@mantine/core'
import { paths } from '#domain/paths/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './help.module.css'
import { helpTexts } from './help.texts.ts'

const topics = ['signIn', 'assign', 'mark', 'report'] as const

export interface HelpTopicsProps {
  /** The current class; null for a teacher without classes. */
  readonly courseId: number | null
}

/** The main job in four parts, each with a link to where it is done. */
export function HelpTopics({ courseId }: HelpTopicsProps) {
  const texts = useTexts(helpTexts)
  const topicPaths = {
    signIn: paths.devices,
    assign: paths.assign,
    mark: paths.marking(),
    report: courseId === null ? paths.classes : paths.assignments(courseId),
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
