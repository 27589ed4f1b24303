import { createContext, use } from 'react'
import type { PhoneServices } from './phone-services.ts'

const ServicesContext = createContext<PhoneServices | null>(null)

export const ServicesProvider = ServicesContext.Provider

export function useServices(): PhoneServices {
  const services = use(ServicesContext)
  if (services === null) throw new Error('ServicesProvider is missing')
  return services
}
