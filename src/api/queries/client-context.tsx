import { createContext, type ReactNode, use } from 'react'
import type { Call } from '#api/client/client.ts'

const ClientContext = createContext<Call | null>(null)

/** Provides the client to every query and command below. */
export const ClientProvider = ({ call, children }: { readonly call: Call; readonly children: ReactNode }) => (
  <ClientContext value={call}>{children}</ClientContext>
)

/** The client in use; throws if none was provided. */
export function useCall(): Call {
  const call = use(ClientContext)
  if (call === null) throw new Error('ClientProvider is missing')
  return call
}
