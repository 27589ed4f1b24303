import { Box, Flex, Text } from '@mantine/core'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { ActorBranch } from '../../recording/at-step.ts'
import { inspectorTexts } from '../inspector.texts.ts'
import css from '../inspector.module.css'

export interface ActorTreeProps {
  readonly branches: readonly ActorBranch[]
  /** Id of the selected actor. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** The actors, each below its parent; stopped ones are dimmed. */
export function ActorTree({ branches, ...choice }: ActorTreeProps) {
  const texts = useTexts(inspectorTexts)
  if (branches.length === 0)
    return (
      <Text py={16} px={20} c="dimmed" fz="sm">
        {texts.noActors}
      </Text>
    )
  return (
    <Box pt={8} pb={12} px={8} style={{ overflowY: 'auto' }}>
      <Branches branches={branches} {...choice} />
    </Box>
  )
}

function Branches({ branches, chosen, onChoose }: ActorTreeProps) {
  const texts = useTexts(inspectorTexts)
  return (
    <ul className={css['list']}>
      {branches.map(({ actor, status, times, below }) => (
        <li key={actor.id}>
          <Flex
            component="button"
            type="button"
            className={classNames(css['actor'], status !== 'active' && css['ended'])}
            align="center"
            justify="space-between"
            gap={8}
            w="100%"
            mih="var(--h-s)"
            px={8}
            bdrs="var(--r-2)"
            fz="sm"
            ta="left"
            aria-current={actor.id === chosen}
            onClick={() => onChoose(actor.id)}
          >
            <Text span ff="monospace" className="breakable">
              {actor.name}
            </Text>
            <Text span flex="none" c={status === 'active' ? 'var(--action)' : 'var(--ink-3)'} fz="xs" fw={400}>
              {texts.status(status)}
              {times > 1 && ` ×${times}`}
            </Text>
          </Flex>
          {below.length > 0 && <Branches branches={below} chosen={chosen} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  )
}
