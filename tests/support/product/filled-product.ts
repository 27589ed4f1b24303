import { rmSync } from 'node:fs'
import { copyFilledData } from './filled-data.ts'
import { freePort, type Product, startProduct } from './product.ts'

/** A running product with the demo's content, in the state after its first start. */
export interface FilledProduct extends Pick<Product, 'ready'> {
  readonly port: number
  /** Ends it and deletes its data. */
  readonly close: () => Promise<void>
}

export async function startFilledProduct(settings: Readonly<Record<string, string>> = {}): Promise<FilledProduct> {
  const [port, data] = [await freePort(), await copyFilledData()]
  const product = await startProduct({ ...settings, PORT: String(port), PODIUM_DATA: data })
  return {
    ready: product.ready,
    port,
    close: async () => {
      await product.end('SIGKILL')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
