/** A call that every key may make: it answers the company's reference number. */
export const curlOf = (origin: string, key: string) =>
  [
    `curl ${origin}/v1/login/referenceNumber`,
    `  -H "Authorization: Bearer ${key}"`,
    `  -H "Content-Type: application/json"`,
    `  -d '{}'`,
  ].join(' \\\n')

/** Where the key itself is shown no more: whoever runs it has it in their environment. */
export const keptKey = '$COVERWRIGHT_KEY'
