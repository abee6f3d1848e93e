/** Sample texts of a made-up company: enough to see every page filled, no legal advice. */
export const termsText = `*Muster eines erfundenen Unternehmens. Vor dem echten Betrieb durch eigene Bedingungen ersetzen.*

## 1. Vertragspartner
Ihr Vertrag kommt mit der Knöpflemond Gastronomie GmbH zustande, sobald wir Ihre Bestellung bestätigen. Die Bestätigung sehen Sie auf der Statusseite Ihrer Bestellung.

## 2. Preise
Alle Preise verstehen sich in Euro inklusive der gesetzlichen Umsatzsteuer. Bei Waren nach Gewicht (**ca.**) und Leistungen mit Mindestpreis (**ab**) ist der angezeigte Betrag ein Richtwert; verrechnet wird, was die Waage oder das Angebot sagt.

## 3. Lieferung und Abholung
Je nach Liefergebiet gelten ein Mindestbestellwert und eine Liefergebühr. Beide sehen Sie vor dem Abschicken. Angegebene Zeiten halten wir mit größter Sorgfalt ein; an verschneiten Freitagen bitten wir um Nachsicht.

## 4. Rücktritt
Frisch zubereitete Speisen sind vom Widerruf ausgenommen. Bis zur Bestätigung durch die Küche können Sie jede Bestellung auf der Statusseite kostenlos stornieren.

## 5. Alkohol
Bier und Wein geben wir ab 16, gebrannte Getränke ab 18 Jahren ab. Wir bitten bei der Übergabe um einen Ausweis.

## 6. Bilder und Texte
Mit dem Hochladen eines Bildes für Torten oder Drucksorten bestätigen Sie, dass Sie es verwenden dürfen.
`

export const privacyText = `*Muster eines erfundenen Unternehmens.*

## Welche Daten wir verarbeiten
Für Ihre Bestellung brauchen wir Namen, Kontakt und – bei Lieferung – Ihre Adresse. Hochgeladene Bilder verwenden wir ausschließlich für Ihr Produkt.

## Wofür
Zur Erfüllung des Vertrags und für die gesetzliche Aufbewahrung der Rechnungsunterlagen (sieben Jahre).

## Wer sie sieht
Nur Küche, Service und Zustellung der Filiale, bei der Sie bestellt haben. Wir verkaufen keine Daten.

## Cookies
Notwendige Speicherungen halten Ihren Warenkorb und ob er schon bestellt ist, das gewählte Farbschema, die zuletzt geladene Karte für Zeiten ohne Netz und einen Monat lang, dass Sie unsere App nicht installieren möchten (Cookie „pwa-dismiss“). Alles andere startet erst nach Ihrer Zustimmung.

## Ihre Rechte
Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch. Schreiben Sie an [datenschutz@knoepflemond.example](mailto:datenschutz@knoepflemond.example).
`

export const imprintText = `*Erfundenes Unternehmen zu Vorführzwecken.*

**Knöpflemond Gastronomie GmbH**  
Mondscheingasse 7, 6850 Dornbirn, Österreich

- Telefon: +43 5572 000 100
- Mail: [servus@knoepflemond.example](mailto:servus@knoepflemond.example)
- Firmenbuchnummer: FN 000000 x, Landesgericht Musterstadt
- UID-Nummer: ATU00000000
- Unternehmensgegenstand: Gastgewerbe, Lebensmittelhandel
- Bilder: zusammengestellt aus den „Fluent Emoji“-Illustrationen (MIT-Lizenz)
`

export const allergensText = `Die Buchstaben bei jedem Gericht stehen für folgende Stoffe:

- **A** – Glutenhaltiges Getreide
- **B** – Krebstiere
- **C** – Eier
- **D** – Fisch
- **E** – Erdnüsse
- **F** – Soja
- **G** – Milch und Laktose
- **H** – Schalenfrüchte
- **L** – Sellerie
- **M** – Senf
- **N** – Sesam
- **O** – Sulfite
- **P** – Lupinen
- **R** – Weichtiere

In unserer Küche wird mit allen diesen Zutaten gearbeitet. Spuren können wir trotz aller Sorgfalt nicht ausschließen. Bitte sagen Sie uns Unverträglichkeiten bei der Bestellung im Kommentar.
`
