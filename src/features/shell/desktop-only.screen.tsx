import { Button, Group } from '@mantine/core'
import { setup } from '#api/contract/groups/setup.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Notice } from './notice.tsx'
import { shellTexts } from './shell.texts.ts'

/** Shown in a browser for features that only the desktop client has (specification §6). */
export function DesktopOnlyScreen({ title }: { readonly title: string }) {
  const texts = useTexts(shellTexts)
  const downloadUrl = useEndpoint(setup.latestVersion, {}).data?.downloadUrl ?? null
  const actions = (
    <Group justify="center" align="stretch" wrap="nowrap" gap={10}>
      {downloadUrl !== null && (
        <Button component="a" variant="filled" href={downloadUrl} target="_blank" rel="noreferrer">
          {texts.download}
        </Button>
      )}
      <LinkButton to={publicPaths.home}>{texts.understood}</LinkButton>
    </Group>
  )
  return <Notice title={texts.desktopOnlyTitle(title)} why={texts.desktopOnlyWhy} action={actions} />
}
