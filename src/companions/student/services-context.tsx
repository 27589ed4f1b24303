import { createContext, type ReactNode, use } from 'react'
import type { StudentServices } from './student-services.ts'

const ServicesContext = createContext<StudentServices | null>(null)

export interface ServicesProviderProps {
  readonly services: StudentServices
  readonly children: ReactNode
}

export const ServicesProvider = ({ services, children }: ServicesProviderProps) => (
  <ServicesContext value={services}>{children}</ServicesContext>
)

export function useServices(): StudentServices {
  const services = use(ServicesContext)
  if (services === null) throw new Error('ServicesProvider is missing')
  return services
}
