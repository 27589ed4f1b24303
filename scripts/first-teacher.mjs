/** `npm run first-teacher -- --school …`: creates a school and its first teacher in production. */
import { importBuilt } from './import-built.mjs'

const { firstTeacher } = await importBuilt('first-teacher.js')
process.exitCode = await firstTeacher(process.argv.slice(2))
