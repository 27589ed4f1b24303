import { Flex } from '@mantine/core'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hostUnusableTexts } from './host-unusable.texts.ts'

/** Shown in a desktop window too old or broken for the portal; `version` is the window's, if it reports one. */
export function HostUnusableScreen({ version }: { readonly version: string | null }) {
  const texts = useTexts(hostUnusableTexts)
  return (
    <Flex component="main" direction="column" align="center" justify="center" mih="100vh" p={20}>
      <EmptyState
        titleAs="h1"
        title={texts.title}
        why={version === null ? texts.broken : texts.outdated(version)}
        action={<p>{texts.otherWay(location.host)}</p>}
      />
    </Flex>
  )
}
