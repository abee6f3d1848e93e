import type { ZipCodeProblem } from './delivery-zip.ts'

export function zipCodeText(problem: ZipCodeProblem): string {
  return problem.code === 'zip-code-elsewhere'
    ? `Diese Postleitzahl gehört zum Liefergebiet „${problem.facts.area}“. Bitte wählen Sie es aus.`
    : 'An diese Postleitzahl liefern wir leider nicht. Bitte wählen Sie eine andere Adresse oder Abholung.'
}
