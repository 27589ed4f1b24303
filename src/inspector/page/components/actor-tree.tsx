import { Text } from '@mantine/core'
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
    <div className={css['actorTreeTree']}>
      <Branches branches={branches} {...choice} />
    </div>
  )
}

function Branches({ branches, chosen, onChoose }: ActorTreeProps) {
  const texts = useTexts(inspectorTexts)
  return (
    <ul className={css['list']}>
      {branches.map(({ actor, status, times, below }) => (
        <li key={actor.id}>
          <button
            type="button"
            className={classNames(css['actor'], status !== 'active' && css['ended'])}
            aria-current={actor.id === chosen}
            onClick={() => onChoose(actor.id)}
          >
            <Text span ff="monospace" style={{ overflowWrap: 'anywhere' }}>
              {actor.name}
            </Text>
            <Text span className={css['status']} fz="xs" fw={400}>
              {texts.status(status)}
              {times > 1 && ` ×${times}`}
            </Text>
          </button>
          {below.length > 0 && <Branches branches={below} chosen={chosen} onChoose={onChoose} />}
        </li>
      ))}
    </ul>
  )
}
