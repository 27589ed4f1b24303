import { Flex, Text } from '@mantine/core'
import { message } from '#api/contract/groups/message.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { messagePaths } from '#domain/paths/message-paths.ts'
import { refetchEvery } from '#domain/portal/constants.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from '../shell.module.css'
import { shellTexts } from '../shell.texts.ts'
import { MeBox, type MeBoxProps } from './me-box.tsx'

/** Who is signed in, and a link to their messages. */
export function SpineFoot(props: MeBoxProps) {
  const texts = useTexts(shellTexts)
  const unread = useUnreadCount()
  return (
    <Flex className={css['foot'] ?? ''} pos="relative" align="stretch">
      <MeBox {...props} />
      <Flex
        component="a"
        className={css['bell'] ?? ''}
        pos="relative"
        flex="none"
        align="center"
        justify="center"
        w="max(36px, calc(44 * var(--u)))"
        href={hrefOf(messagePaths.messages())}
        aria-label={texts.inbox(unread)}
      >
        <Icon name="bell" />
        {unread > 0 && <Count unread={unread} />}
      </Flex>
    </Flex>
  )
}

const Count = ({ unread }: { readonly unread: number }) => (
  <Text
    span
    pos="absolute"
    top="50%"
    left="50%"
    miw="max(15px, calc(16 * var(--u)))"
    px={3}
    bdrs="var(--r-full)"
    bg="var(--amber-1)"
    c="var(--amber-8)"
    fz="xs"
    fw={600}
    lh="max(15px, calc(16 * var(--u)))"
    ta="center"
    style={{ transform: 'translate(0, -100%)' }}
    aria-hidden="true"
  >
    {unread > 99 ? '99+' : unread}
  </Text>
)

/** Unread messages, asked for every minute and on focus; 0 until known. */
const useUnreadCount = (): number =>
  useEndpoint(message.unreadCount, {}, { refetchInterval: refetchEvery.list }).data?.unread ?? 0
