import { Flex } from '@mantine/core'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { Drawing } from '#ui/icon/drawing.tsx'
import { earlyPaths } from '#ui/icon/early-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { loginTexts } from '../login.texts.ts'
import css from '../login.module.css'

export interface LoginLinksProps {
  /** The account or mobile as typed: recovering the password starts from it. */
  readonly account: string
  readonly onMessaging: () => void
}

/** The other links of the sign-in page: register, recover the password, sign in by messaging app. */
export function LoginLinks({ account, onMessaging }: LoginLinksProps) {
  const texts = useTexts(loginTexts)
  return (
    <Flex className={css['links']} rowGap={4} columnGap={18} wrap="wrap" fz="sm">
      <a href={hrefOf(publicPaths.register)}>{texts.register}</a>
      <a href={hrefOf(publicPaths.password(account.trim()))}>{texts.forgotten}</a>
      <TextButton ml="auto" onClick={onMessaging}>
        <Flex component="span" align="center" gap={6}>
          <Drawing path={earlyPaths.chat} />
          {texts.messaging}
        </Flex>
      </TextButton>
    </Flex>
  )
}
