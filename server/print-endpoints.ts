import { contract } from '#api/contract/contract.ts'
import { endpointRows } from './openapi/endpoint-rows.ts'
import { openApi } from './openapi/openapi.ts'

/** `npm run endpoints -- --json` prints the live table, `-- --openapi` the same contract as OpenAPI 3.1. */
export default function printEndpoints(parameters: readonly string[]): void {
  if (parameters.includes('--openapi')) print(JSON.stringify(openApi(contract), null, 2))
  else if (parameters.includes('--json')) print(JSON.stringify(endpointRows(contract), null, 2))
  else
    for (const { path, access, effect } of endpointRows(contract))
      print(`${access.padEnd(10)} ${effect.padEnd(6)} ${path}`)
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)
