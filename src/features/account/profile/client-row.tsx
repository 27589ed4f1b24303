import { Button, Text } from '@mantine/core'
import { setup } from '#api/contract/groups/setup.ts'
import type { HostFacts } from '#api/ports/desktop-bridge.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { agentVersion, desktopFlagAbove, productVersion } from '#domain/portal/constants.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { ProfileRow } from './profile-row.tsx'
import { profileTexts } from './profile.texts.ts'

export interface ClientRowProps {
  /** The desktop host in whose window the portal stands; null in a browser. */
  readonly host: HostFacts | null
}

/** The client in which the teacher works, whom it is for, and whether it is above 6.4.0 (specification §6). */
export function ClientRow({ host }: ClientRowProps) {
  const texts = useTexts(profileTexts)
  if (host === null) return <ProfileRow term={texts.client}>{texts.web(productVersion, agentVersion)}</ProfileRow>
  const name = host.isAssistant ? texts.assistant(host.version) : texts.desktop(host.version)
  return host.hasFlag ? <ProfileRow term={texts.client}>{name}</ProfileRow> : <OldClientRow name={name} />
}

function OldClientRow({ name }: { readonly name: string }) {
  const texts = useTexts(profileTexts)
  const downloadUrl = useEndpoint(setup.latestVersion, {}).data?.downloadUrl ?? null
  const action = downloadUrl !== null && (
    <Button size="xs" component="a" href={downloadUrl} target="_blank" rel="noreferrer">
      {texts.downloadClient}
    </Button>
  )
  return (
    <ProfileRow term={texts.client} action={action}>
      {name}{' '}
      <Text span c="var(--need)">
        {texts.oldClient(desktopFlagAbove)}
      </Text>
    </ProfileRow>
  )
}
