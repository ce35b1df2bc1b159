import type { KnowledgeTexts } from "./knowledge-text.ts";

export const knowledgeCaes: KnowledgeTexts = {
  unreachable: [
    "No es pot accedir al Miniserver des de fora. Què puc comprovar?",
    "Iniciï la prova Remote Connect del producte: indica el motiu i què cal fer.",
    "Si respon 461, l’encaminador no redirigeix el port. Comprovi la redirecció de ports i que el Miniserver hagi conservat la seva adreça local.",
  ],
  "default-password": [
    "La prova respon 409. Què vol dir?",
    "El Miniserver encara accepta la contrasenya de fàbrica. Posi a Config una contrasenya pròpia a l’administrador, desi-la al Miniserver i repeteixi la prova.",
  ],
  "update-led": [
    "El LED fa pampallugues en taronja després d’una actualització.",
    "Tregui la targeta SD durant deu segons i torni a engegar el dispositiu. Si el LED continua taronja, enviï’ns el fitxer de registre amb un tiquet.",
  ],
  "weather-ended": [
    "El servei meteorològic ha caducat. Com el renovo?",
    "Obri el producte, triï els serveis al núvol i introdueixi un codi de llicència. Els mesos comprats se sumen als que queden.",
  ],
  transfer: [
    "Un servei al núvol pot passar a un altre Miniserver?",
    "Un servei comprat i encara actiu es pot transferir a un altre producte de la seva empresa. Els serveis de prova i els caducats, no.",
  ],
  "order-late": [
    "La meva comanda encara no és a la llista.",
    "Una comanda pot trigar fins a 30 minuts a aparèixer aquí. Si després encara falta, enviï’ns el número.",
  ],
  "missing-box": [
    "Falta una part del meu lliurament.",
    "Una comanda pot arribar en diversos enviaments: la comanda mostra el seguiment de cadascun. Si ja han arribat tots, enviï’ns una foto de l’albarà.",
  ],
  payment: [
    "He pagat i la factura encara està pendent.",
    "Un pagament triga fins a cinc dies laborables a comptabilitzar-se. Després, enviï’ns la data i la referència de la transferència.",
  ],
  certificate: [
    "On trobo el certificat d’un curs?",
    "És al costat del curs així que es confirma la seva assistència, com a màxim dos dies després de l’últim dia.",
  ],
  rights: [
    "Un company no veu ni comandes ni productes.",
    "El que veu un empleat depèn dels permisos que dona la seva empresa. Qui gestiona els usuaris els pot canviar a la configuració.",
  ],
};
