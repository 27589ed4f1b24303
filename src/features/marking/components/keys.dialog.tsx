import { Box, Button, Flex, Group, Stack } from '@mantine/core'
import { LetterKeysSwitch } from '#parts/letter-keys/letter-keys-switch.tsx'
import type { LetterKeys } from '#parts/letter-keys/use-letter-keys.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Kbd } from '#ui/kbd/kbd.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { keysTexts } from '../keys.texts.ts'

export interface KeysDialogProps extends LetterKeys {
  readonly opened: boolean
  readonly onClose: () => void
}

const rows = [
  { keys: ['0–9'], words: 'giveLong' },
  { keys: ['.'], words: 'halfLong' },
  { keys: ['Tab'], words: 'criterionLong' },
  { keys: ['Enter'], words: 'saveLong' },
  { keys: ['←', '→'], words: 'submissionsLong' },
  { keys: ['PgDn', 'PgUp'], words: 'scrollLong' },
  { keys: ['S'], words: 'skipLong' },
  { keys: ['G'], words: 'sameLong' },
  { keys: ['Shift', '1–9'], words: 'lineLong' },
  { keys: ['F'], words: 'flagLong' },
  { keys: ['B'], words: 'sendBackLong' },
  { keys: ['T'], words: 'wayLong' },
  { keys: ['Z'], words: 'undoLong' },
  { keys: ['C'], words: 'commentLong' },
  { keys: ['←', '↑', '↓', '→', 'Enter'], words: 'drawLong' },
  { keys: ['?'], words: 'helpLong' },
] as const

const isLetter = (key: string): boolean => /^[A-Z]$/.test(key)

/** Every marking key and what it does; somebody whom letters disturb can switch them off. */
export function KeysDialog({ opened, usesLetters, onUseLetters, onClose }: KeysDialogProps) {
  const texts = useTexts(keysTexts)
  const shown = rows.filter(({ keys }) => usesLetters || !isLetter(keys[0]))
  const footer = (
    <Button variant="filled" data-autofocus onClick={onClose}>
      {texts.close}
    </Button>
  )
  return (
    <Dialog opened={opened} onClose={onClose} kind="message" title={texts.helpTitle} footer={footer}>
      <LetterKeysSwitch mb={14} isExplained usesLetters={usesLetters} onUseLetters={onUseLetters} />
      <Stack component="dl" gap={8}>
        {shown.map(({ keys, words }) => (
          <Flex key={words} align="baseline" gap={12}>
            <Group component="dt" flex="none" gap={4} w={100}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
            <Box component="dd" flex={1} miw={0}>
              {texts[words]}
            </Box>
          </Flex>
        ))}
      </Stack>
    </Dialog>
  )
}
