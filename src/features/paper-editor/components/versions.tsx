import { Box, Button, Group, Text } from '@mantine/core'
import { type Collision, hasBoth, type KeptSide } from '#domain/paper/merge.ts'
import { collisionsIn, isDecided } from '#machines/paper-editing/paper-editing.rules.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { OpenEditor } from '../use-paper-editor.ts'
import { versionsTexts } from '../versions.texts.ts'
import { VersionText } from './version-text.tsx'
import css from './inspector.module.css'

export type VersionsEditor = Pick<OpenEditor, 'context' | 'send' | 'paper' | 'numbers'>

/** Resolving collisions: both versions side by side, and one choice for each collision. */
export function Versions({ editor }: { readonly editor: VersionsEditor }) {
  const texts = useTexts(versionsTexts)
  const { context, send } = editor
  const collisions = collisionsIn(context)
  const open = collisions.filter(({ key }) => !Object.hasOwn(context.choices, key)).length
  return (
    <Box component="main" px={32} pt={20} pb={32} bg="var(--bg)" style={{ gridColumn: '2 / -1', overflowY: 'auto' }}>
      <h2>{texts.title}</h2>
      <Text mt={6} mb={16} c="dimmed">
        {texts.why(collisions.length)}
      </Text>
      {collisions.map((collision) => (
        <CollisionView
          key={collision.key}
          collision={collision}
          editor={editor}
          chosen={context.choices[collision.key] ?? null}
        />
      ))}
      <Group gap={8}>
        <Button size="xs" onClick={() => send({ type: 'side.chooseAll', side: 'mine' })}>
          {texts.allMine}
        </Button>
        <Button size="xs" onClick={() => send({ type: 'side.chooseAll', side: 'theirs' })}>
          {texts.allTheirs}
        </Button>
        <Button
          size="xs"
          variant="filled"
          ml="auto"
          disabled={!isDecided(context)}
          onClick={() => send({ type: 'versions.merge' })}
        >
          {open === 0 ? texts.merge : texts.left(open)}
        </Button>
      </Group>
    </Box>
  )
}

interface CollisionViewProps {
  readonly collision: Collision
  readonly editor: VersionsEditor
  readonly chosen: KeptSide | null
}

function CollisionView({ collision, editor, chosen }: CollisionViewProps) {
  const texts = useTexts(versionsTexts)
  const what = useCollisionName(editor)(collision)
  const sides = [
    ['mine', texts.mine, texts.useMine],
    ['theirs', texts.theirs, texts.useTheirs],
  ] as const
  return (
    <Box
      component="section"
      mb={16}
      bg="var(--surface)"
      style={{ border: '1.5px solid var(--amber-5)' }}
      aria-label={texts.choiceOf(what)}
    >
      <Group justify="space-between" px={14} py={6} bg="var(--need-bg)">
        <h3>{texts.choiceOf(what)}</h3>
        {collision.what === 'element' && collision.beside === 'noRoom' && (
          <Hint span>{texts.noRoom(editor.context.maximum)}</Hint>
        )}
        {collision.what === 'element' && hasBoth(collision) && (
          <Choose
            words={texts.keepBoth}
            isChosen={chosen === 'both'}
            onClick={() => editor.send({ type: 'question.keepBoth', key: collision.key })}
          />
        )}
      </Group>
      <div className={css['two']}>
        {sides.map(([side, name, use]) => (
          <Box
            key={side}
            miw={0}
            px={14}
            pt={9}
            pb={11}
            bg={chosen === side || chosen === 'both' ? 'var(--selected)' : 'none'}
          >
            <Group gap={8} wrap="nowrap" justify="space-between" mb={6}>
              <b>{name}</b>
              <Choose
                words={use}
                isChosen={chosen === side}
                onClick={() => editor.send({ type: 'side.choose', key: collision.key, side })}
              />
            </Group>
            <VersionText collision={collision} side={side} subjectId={editor.paper.subjectId} />
          </Box>
        ))}
      </div>
      {chosen === 'both' && (
        <Text px={14} py={6} c="dimmed">
          {texts.keptBoth}
        </Text>
      )}
    </Box>
  )
}

interface ChooseProps {
  readonly words: string
  readonly isChosen: boolean
  readonly onClick: () => void
}

const Choose = ({ words, isChosen, onClick }: ChooseProps) => (
  <Button size="compact-sm" aria-pressed={isChosen} variant={isChosen ? 'light' : 'default'} onClick={onClick}>
    {words}
  </Button>
)

function useCollisionName({ numbers }: Pick<OpenEditor, 'numbers'>): (collision: Collision) => string {
  const texts = useTexts(versionsTexts)
  return (collision) => {
    switch (collision.what) {
      case 'title':
        return texts.paperTitle
      case 'duration':
      case 'order':
        return texts[collision.what]
      case 'element': {
        const element = collision.mine ?? collision.theirs
        if (element?.kind === 'section') return texts.section
        if (element?.kind !== 'question') return texts.text
        const printed = numbers.questions.get(element.elementId)?.printed
        return printed === undefined ? texts.newQuestion : texts.question(printed)
      }
    }
  }
}
