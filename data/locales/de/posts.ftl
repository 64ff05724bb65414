### Etwas auf Knopfdruck für alle posten

post-elsewhere = Das zeige ich nur dort, wo gespielt wurde. Öffne es dort und drück noch mal.
post-may-not = Du darfst hier nicht schreiben, also tue ich es auch nicht.
post-just-posted = Hier oder von dir wurde eben erst etwas gepostet. Drück in einer Minute noch mal.
post-drawn = Das Bild zu malen hat einen Moment gedauert. Jetzt ist es fertig: Drück noch mal, dann poste ich es.
post-changed = Daran hat sich gerade etwas geändert. Drück noch mal.
