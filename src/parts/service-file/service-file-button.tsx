import type { InputOf } from '#api/contract/endpoint.ts'
import { BusyButton, type BusyButtonProps } from '#ui/busy-button/busy-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { type FileEndpoint, useServiceFile } from './use-service-file.ts'

interface ServiceFileButtonProps<E extends FileEndpoint> extends Pick<
  BusyButtonProps,
  'busyLabel' | 'children' | 'size'
> {
  readonly endpoint: E
  readonly input: InputOf<E>
}

/** Downloads the file that an endpoint generates. */
export function ServiceFileButton<E extends FileEndpoint>({ endpoint, input, ...button }: ServiceFileButtonProps<E>) {
  const { launch, isLoading } = useServiceFile(endpoint, input)
  return <BusyButton {...button} busy={isLoading} leftSection={<Icon name="download" small />} onClick={launch} />
}
