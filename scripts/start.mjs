/** `npm start`: installs what is missing, builds what changed, then runs the service. Requires only Node. */
import { importBuilt } from './import-built.mjs'

const { main } = await importBuilt('main.js')
await main()
