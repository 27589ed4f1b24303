import type { TestProject } from 'vitest/node'
import { makeTemplate, removeTemplate, type Template } from './database-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

/** One migrated database for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await makeTemplate()
  project.provide('template', template)
  return () => removeTemplate(template)
}
