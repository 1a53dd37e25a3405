import { client } from '../../../core/wire/client.ts'

/** Hands the PDF over as a file to keep. */
export async function printVoucher(id: string, code: string): Promise<void> {
  const { name, base64 } = await client.voucher.printVoucher({ id, code })
  const link = document.createElement('a')
  link.href = `data:application/pdf;base64,${base64}`
  link.download = name
  link.click()
}
