import type { TicketAreaCode } from "../../../src/domain/tickets/ticket-area.ts";

/** A knowledge base article: question and answer paragraphs by catalogue. */
interface KnowledgeText {
  readonly id: string;
  readonly area: TicketAreaCode;
  readonly texts: Readonly<Record<string, readonly [question: string, ...answer: string[]]>>;
}

/** The demo portal's knowledge base. */
export const knowledgeTexts: readonly KnowledgeText[] = [
  {
    id: "unreachable",
    area: "product",
    texts: {
      int: [
        "The Miniserver cannot be reached from outside. What can I check?",
        "Run the remote-connect test of the product: it names the reason, and what to do about it.",
        "If it answers 461, the router does not forward the port. Check the port forwarding, and that the Miniserver has kept its local address.",
      ],
      dede: [
        "Der Miniserver ist von außen nicht erreichbar. Was kann ich prüfen?",
        "Starten Sie den Remote-Connect-Test des Produkts: Er nennt den Grund und was zu tun ist.",
        "Bei 461 leitet der Router den Port nicht weiter. Prüfen Sie die Portweiterleitung und ob der Miniserver seine lokale Adresse behalten hat.",
      ],
      frfr: [
        "Le Miniserver n’est pas joignable de l’extérieur. Que puis-je vérifier ?",
        "Lancez le test Remote Connect du produit : il indique la cause et la marche à suivre.",
        "S’il répond 461, le routeur ne redirige pas le port. Vérifiez la redirection et que le Miniserver a conservé son adresse locale.",
      ],
      cscz: [
        "Miniserver není zvenčí dostupný. Co mohu zkontrolovat?",
        "Spusťte u produktu test Remote Connect: uvede důvod i další postup.",
        "Při kódu 461 router nepřesměrovává port. Zkontrolujte přesměrování portů a zda si Miniserver ponechal místní adresu.",
      ],
      eses: [
        "No se puede acceder al Miniserver desde fuera. ¿Qué puedo comprobar?",
        "Inicie la prueba Remote Connect del producto: indica el motivo y qué hacer.",
        "Si responde 461, el router no redirige el puerto. Compruebe la redirección y que el Miniserver conserva su dirección local.",
      ],
    },
  },
  {
    id: "default-password",
    area: "product",
    texts: {
      int: [
        "The test answers 409. What does that mean?",
        "The Miniserver still takes the password that it left the factory with. Give the administrator a password of its own in Config, save it to the Miniserver, and test again.",
      ],
      dede: [
        "Der Test antwortet mit 409. Was heißt das?",
        "Der Miniserver nimmt noch das Passwort ab Werk an. Vergeben Sie in der Config ein eigenes Passwort für den Administrator, speichern Sie in den Miniserver und testen Sie erneut.",
      ],
      frfr: [
        "Le test répond 409. Que signifie ce code ?",
        "Le Miniserver accepte encore le mot de passe d’usine. Attribuez un mot de passe à l’administrateur dans Config, enregistrez dans le Miniserver et relancez le test.",
      ],
      cscz: [
        "Test hlásí 409. Co to znamená?",
        "Miniserver stále přijímá heslo z výroby. Nastavte v Configu vlastní heslo správce, uložte do Miniserveru a test zopakujte.",
      ],
      eses: [
        "La prueba responde 409. ¿Qué significa?",
        "El Miniserver acepta todavía la contraseña de fábrica. Asigne en Config una contraseña propia al administrador, guarde en el Miniserver y repita la prueba.",
      ],
    },
  },
  {
    id: "update-led",
    area: "product",
    texts: {
      int: [
        "The LED blinks orange after an update.",
        "Take the SD card out for ten seconds and restart. If the LED stays orange, send us the log file with a ticket.",
      ],
      dede: [
        "Die LED blinkt nach einem Update orange.",
        "Nehmen Sie die SD-Karte zehn Sekunden heraus und starten Sie neu. Bleibt die LED orange, schicken Sie uns die Logdatei mit einem Ticket.",
      ],
      frfr: [
        "La LED clignote en orange après une mise à jour.",
        "Retirez la carte SD pendant dix secondes et redémarrez. Si la LED reste orange, envoyez-nous le fichier journal avec un ticket.",
      ],
      cscz: [
        "LED po aktualizaci bliká oranžově.",
        "Vyjměte na deset sekund SD kartu a zařízení restartujte. Zůstane-li LED oranžová, pošlete nám s tiketem logovací soubor.",
      ],
      eses: [
        "El LED parpadea en naranja tras una actualización.",
        "Retire la tarjeta SD diez segundos y reinicie. Si el LED sigue en naranja, envíenos el archivo de registro con un ticket.",
      ],
    },
  },
  {
    id: "weather-ended",
    area: "cloud_service",
    texts: {
      int: [
        "The weather service has ended. How do I renew it?",
        "Open the product, choose cloud services, and enter a licence code. Bought months are added to those that are left.",
      ],
      dede: [
        "Der Wetterservice ist abgelaufen. Wie verlängere ich ihn?",
        "Öffnen Sie das Produkt, wählen Sie Cloud-Dienste und geben Sie einen Lizenzcode ein. Gekaufte Monate kommen zu den verbleibenden hinzu.",
      ],
      frfr: [
        "Le service météo a expiré. Comment le renouveler ?",
        "Ouvrez le produit, choisissez les services cloud et saisissez un code de licence. Les mois achetés s’ajoutent à ceux qui restent.",
      ],
      cscz: [
        "Služba počasí skončila. Jak ji prodloužím?",
        "Otevřete produkt, zvolte cloudové služby a zadejte licenční kód. Zakoupené měsíce se přičtou ke zbývajícím.",
      ],
      eses: [
        "El servicio meteorológico ha caducado. ¿Cómo lo renuevo?",
        "Abra el producto, elija servicios en la nube e introduzca un código de licencia. Los meses comprados se suman a los que quedan.",
      ],
    },
  },
  {
    id: "transfer",
    area: "cloud_service",
    texts: {
      int: [
        "Can a cloud service move to another Miniserver?",
        "A bought service that still runs can be transferred to another product of your company. Test services and expired ones cannot.",
      ],
      dede: [
        "Kann ein Cloud-Dienst auf einen anderen Miniserver umziehen?",
        "Ein gekaufter, noch laufender Dienst lässt sich auf ein anderes Produkt Ihrer Firma übertragen. Testdienste und abgelaufene Dienste nicht.",
      ],
      frfr: [
        "Un service cloud peut-il passer à un autre Miniserver ?",
        "Un service acheté et encore actif peut être transféré à un autre produit de votre entreprise. Les services d’essai et les services expirés ne le peuvent pas.",
      ],
      cscz: [
        "Lze cloudovou službu převést na jiný Miniserver?",
        "Zakoupenou a dosud běžící službu lze převést na jiný produkt vaší společnosti. Zkušební a ukončené služby nikoli.",
      ],
      eses: [
        "¿Puede pasar un servicio en la nube a otro Miniserver?",
        "Un servicio comprado y aún activo puede transferirse a otro producto de su empresa. Los servicios de prueba y los caducados, no.",
      ],
    },
  },
  {
    id: "order-late",
    area: "order",
    texts: {
      int: [
        "My order is not in the list yet.",
        "An order may take up to 30 minutes to appear here. If it is still missing then, send us its number.",
      ],
      dede: [
        "Meine Bestellung steht noch nicht in der Liste.",
        "Es kann bis zu 30 Minuten dauern, bis eine Bestellung hier erscheint. Fehlt sie danach noch, schicken Sie uns ihre Nummer.",
      ],
      frfr: [
        "Ma commande n’apparaît pas encore dans la liste.",
        "Une commande peut mettre jusqu’à 30 minutes à apparaître ici. Si elle manque toujours, envoyez-nous son numéro.",
      ],
      cscz: [
        "Moje objednávka ještě není v seznamu.",
        "Zobrazení objednávky může trvat až 30 minut. Pokud chybí i poté, pošlete nám její číslo.",
      ],
      eses: [
        "Mi pedido todavía no aparece en la lista.",
        "Un pedido puede tardar hasta 30 minutos en aparecer aquí. Si después sigue faltando, envíenos su número.",
      ],
    },
  },
  {
    id: "missing-box",
    area: "order",
    texts: {
      int: [
        "A part of my delivery is missing.",
        "Parts of an order may travel in several parcels: the order shows each with its tracking. If all have arrived, send us a picture of the delivery note.",
      ],
      dede: [
        "Ein Teil meiner Lieferung fehlt.",
        "Eine Bestellung kann in mehreren Paketen reisen: Die Bestellung zeigt jedes mit seiner Sendungsverfolgung. Sind alle angekommen, schicken Sie uns ein Bild des Lieferscheins.",
      ],
      frfr: [
        "Une partie de ma livraison manque.",
        "Une commande peut être expédiée en plusieurs colis : elle affiche le suivi de chacun. S’ils sont tous arrivés, envoyez-nous une photo du bon de livraison.",
      ],
      cscz: [
        "Část mé dodávky chybí.",
        "Objednávka může být rozdělena do více balíků: u objednávky vidíte sledování každého z nich. Pokud dorazily všechny, pošlete nám fotografii dodacího listu.",
      ],
      eses: [
        "Falta una parte de mi entrega.",
        "Un pedido puede viajar en varios paquetes: el pedido muestra el seguimiento de cada uno. Si han llegado todos, envíenos una foto del albarán.",
      ],
    },
  },
  {
    id: "payment",
    area: "invoice",
    texts: {
      int: [
        "I have paid, and the invoice is still open.",
        "A payment takes up to five working days to be settled. After that, send us the day and the reference of the transfer.",
      ],
      dede: [
        "Ich habe bezahlt, und die Rechnung ist noch offen.",
        "Eine Zahlung wird innerhalb von fünf Werktagen verbucht. Danach schicken Sie uns bitte Tag und Verwendungszweck der Überweisung.",
      ],
      frfr: [
        "J’ai payé et la facture est toujours ouverte.",
        "Un paiement est enregistré sous cinq jours ouvrables. Passé ce délai, envoyez-nous la date et la référence du virement.",
      ],
      cscz: [
        "Zaplatil jsem a faktura je stále otevřená.",
        "Zaúčtování platby trvá až pět pracovních dnů. Poté nám pošlete den a označení převodu.",
      ],
      eses: [
        "He pagado y la factura sigue abierta.",
        "Un pago tarda hasta cinco días laborables en contabilizarse. Después, envíenos el día y la referencia de la transferencia.",
      ],
    },
  },
  {
    id: "certificate",
    area: "training",
    texts: {
      int: [
        "Where do I find the certificate of a training?",
        "It stands beside the training as soon as your presence is confirmed, at the latest two days after the last day.",
      ],
      dede: [
        "Wo finde ich die Bestätigung einer Schulung?",
        "Sie steht bei der Schulung, sobald Ihre Teilnahme bestätigt ist, spätestens zwei Tage nach dem letzten Tag.",
      ],
      frfr: [
        "Où se trouve l’attestation d’une formation ?",
        "Elle figure à côté de la formation dès que votre présence est confirmée, au plus tard deux jours après le dernier jour.",
      ],
      cscz: [
        "Kde najdu potvrzení o školení?",
        "Je u školení, jakmile je vaše účast potvrzena, nejpozději dva dny po posledním dni.",
      ],
      eses: [
        "¿Dónde encuentro el certificado de una formación?",
        "Está junto a la formación en cuanto se confirma su asistencia, a más tardar dos días después del último día.",
      ],
    },
  },
  {
    id: "rights",
    area: "portal",
    texts: {
      int: [
        "A colleague does not see orders or products.",
        "What an employee sees is set by the rights that your company gives. Whoever manages your users can change them in the settings.",
      ],
      dede: [
        "Ein Mitarbeiter sieht keine Bestellungen oder Produkte.",
        "Was Mitarbeiter sehen, bestimmen die Rechte, die Ihre Firma vergibt. Wer bei Ihnen die Benutzer verwaltet, ändert sie in den Einstellungen.",
      ],
      frfr: [
        "Un collègue ne voit ni commandes ni produits.",
        "Les droits attribués par votre entreprise déterminent ce que voit un collaborateur. La personne qui gère vos utilisateurs peut les modifier dans les paramètres.",
      ],
      cscz: [
        "Kolega nevidí objednávky nebo produkty.",
        "Co zaměstnanec vidí, určují práva, která přiděluje vaše společnost. Kdo u vás spravuje uživatele, změní je v nastavení.",
      ],
      eses: [
        "Un compañero no ve pedidos ni productos.",
        "Lo que ve un empleado depende de los derechos que asigna su empresa. Quien gestiona sus usuarios puede cambiarlos en la configuración.",
      ],
    },
  },
];
