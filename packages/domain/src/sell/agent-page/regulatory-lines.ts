interface Firm {
  readonly agentName: string
  readonly companyName: string
  readonly licenceNumber: string | null
  readonly isAppointedRepresentative: boolean
}

/** Who stands behind a page. An appointed representative says so in the words of GEN 4 Annex 1. */
export function regulatoryLines({ agentName, companyName, licenceNumber, isAppointedRepresentative }: Firm): string[] {
  const standing = isAppointedRepresentative
    ? `${agentName} is an appointed representative of ${companyName} which is authorised and regulated by the Financial Conduct Authority.`
    : `${agentName} sells insurance for ${companyName}.`
  return licenceNumber ? [standing, `${companyName}, licence number ${licenceNumber}.`] : [standing]
}
