import { messageOf } from '#api/client/failures.ts'
import type { EndpointData, FileOutput, InputOf } from '#api/contract/endpoint.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useSavedFile } from '#api/queries/use-saved-file.ts'
import { type DownloadLauncher, useDownloadLauncher } from '#ui/download-launcher/use-download-launcher.ts'

export type FileEndpoint = EndpointData & { readonly output: FileOutput }

/** Downloads the file that an endpoint generates; a failure is shown in a notice over the page. */
export function useServiceFile<E extends FileEndpoint>(endpoint: E, input: InputOf<E>): DownloadLauncher {
  const call = useCall()
  const make = () => call<FileEndpoint>(endpoint, input) as Promise<{ readonly name: string; readonly blob: Blob }>
  return useDownloadLauncher(useSavedFile(make), messageOf)
}
