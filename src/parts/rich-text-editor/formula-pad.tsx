import { Flex, Stack, UnstyledButton } from '@mantine/core'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { formulaKeys } from './formula-keys.ts'
import css from './rich-text-editor.module.css'
import { formulaTexts } from './formula.texts.ts'

/** Keys for what a keyboard lacks. */
export function FormulaPad({ onPress }: { readonly onPress: (insert: string) => void }) {
  const texts = useTexts(formulaTexts)
  const { language } = useLanguage()
  return (
    <Stack gap={8} role="group" aria-label={texts.keys}>
      {formulaKeys.map((keys, row) => (
        <Flex key={row} gap={4} wrap="wrap">
          {keys.map(({ insert, face, name }) => (
            <UnstyledButton
              key={insert}
              className={css['key']}
              display="grid"
              miw={44}
              h={40}
              px={6}
              bdrs="sm"
              fz="sm"
              style={{ placeItems: 'center', border: '1px solid var(--line-strong)' }}
              aria-label={name[language]}
              title={name[language]}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPress(insert)}
            >
              <span aria-hidden="true">
                <RichText text={`$${face}$`} size="inherit" inline />
              </span>
            </UnstyledButton>
          ))}
        </Flex>
      ))}
    </Stack>
  )
}
